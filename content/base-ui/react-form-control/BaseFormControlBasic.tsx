import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './base-form-control.css';

function Help({ id }: { id: string }) {
  const control = useFormControlContext();
  if (control?.error) return <p id={id}>A call sign has four to six letters and digits.</p>;
  return <p id={id}>{control?.focused ? 'As on your license, such as DK7ZB' : ''}</p>;
}

export default function BaseFormControlBasic() {
  const [sign, setSign] = React.useState('DK7');
  const id = React.useId();

  return (
    <FormControl
      className="base-fc"
      required
      value={sign}
      error={!/^[a-z\d]{4,6}$/i.test(sign)}
      onChange={(event) => setSign(event.target.value)}
    >
      <label htmlFor={id}>Call sign</label>
      <Input id={id} aria-describedby={`${id}-help`} />
      <Help id={`${id}-help`} />
    </FormControl>
  );
}
