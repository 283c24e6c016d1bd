import { Switch } from '@mui/base/Switch';
import type { SwitchProps } from '@mui/base/Switch';
import './styles.css';

interface SettingProps extends Pick<SwitchProps, 'defaultChecked'> {
  name: string;
}

function Setting({ name, defaultChecked }: SettingProps) {
  return (
    <label className="switch-settings-row">
      {name}
      <Switch className="switch-settings-toggle" defaultChecked={defaultChecked} />
    </label>
  );
}

export default function BaseSwitchSettings() {
  return (
    <div className="switch-settings">
      <Setting name="Show read receipts" defaultChecked />
      <Setting name="Play sounds" />
    </div>
  );
}
