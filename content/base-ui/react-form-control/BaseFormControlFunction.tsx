import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import './base-form-control.css';

export default function BaseFormControlFunction() {
  const id = React.useId();

  return (
    <FormControl className="base-fc" defaultValue="">
      {({ value, filled, onChange, onFocus, onBlur }) => (
        <React.Fragment>
          <label htmlFor={id}>Name of the boat</label>
          <input
            id={id}
            value={String(value)}
            onChange={onChange}
            onFocus={onFocus}
            onBlur={onBlur}
            style={{ fontFamily: 'serif', fontSize: 24 }}
          />
          <p>
            {filled ? `Painted on the bow in ${String(value).length} letters.` : 'Not yet painted.'}
          </p>
        </React.Fragment>
      )}
    </FormControl>
  );
}
