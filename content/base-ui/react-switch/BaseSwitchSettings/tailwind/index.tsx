import { Switch } from '@mui/base/Switch';
import type { SwitchProps } from '@mui/base/Switch';

const slotProps = {
  thumb: {
    className:
      'absolute start-[3px] top-[3px] size-4.5 rounded-full bg-white group-has-checked:translate-x-5 rtl:group-has-checked:-translate-x-5',
  },
  input: { className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
};

interface SettingProps extends Pick<SwitchProps, 'defaultChecked'> {
  name: string;
}

function Setting({ name, defaultChecked }: SettingProps) {
  return (
    <label className="flex justify-between gap-8 py-3">
      {name}
      <Switch
        className="group relative h-6 w-11 flex-none rounded-full bg-slate-500 outline-offset-2 outline-current has-checked:bg-blue-700 has-focus-visible:outline-2 dark:bg-slate-400 dark:has-checked:bg-blue-500"
        defaultChecked={defaultChecked}
        slotProps={slotProps}
      />
    </label>
  );
}

export default function BaseSwitchSettings() {
  return (
    <div className="w-70">
      <Setting name="Show read receipts" defaultChecked />
      <Setting name="Play sounds" />
    </div>
  );
}
