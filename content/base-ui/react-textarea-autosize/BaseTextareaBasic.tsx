import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './base-textarea.css';

export default function BaseTextareaBasic() {
  const id = React.useId();

  return (
    <div className="base-textarea-field">
      <label htmlFor={id}>Guest book of the hut</label>
      <TextareaAutosize
        id={id}
        className="base-textarea"
        defaultValue="Thunder at four, dry socks at six, and the best soup of the whole week at seven."
      />
    </div>
  );
}
