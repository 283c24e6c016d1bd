import './guide-demos.css';
import tides from './guide-tides.json';

export default function GuideTideTable() {
  return (
    <table className="guide-table">
      <caption>Tides at the north quay</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Height</th>
        </tr>
      </thead>
      <tbody>
        {tides.map(({ time, height }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>{height.toFixed(1)} m</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
