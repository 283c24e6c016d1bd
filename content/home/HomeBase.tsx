import { Switch } from '@mui/base/Switch';
import './home-base.css';

const rooms = ['Kitchen', 'Hall', 'Garden'];

export default function HomeBase() {
  return (
    <div className="home-lights">
      {rooms.map((room, index) => (
        <label key={room} className="home-lights-row">
          {room}
          <Switch className="home-lights-switch" defaultChecked={index === 0} />
        </label>
      ))}
    </div>
  );
}
