import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import './base-input.css';

const Textarea = prepareForSlot(TextareaAutosize);

export default function BaseInputMultiline() {
  const [text, setText] = React.useState('A small owl sat on the fence and looked at us.');
  const id = React.useId();

  return (
    <div className="base-input-field">
      <label htmlFor={id}>What did you see?</label>
      <Input
        id={id}
        className="base-input"
        multiline
        minRows={2}
        maxRows={6}
        slots={{ textarea: Textarea }}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-count`}
      />
      <span id={`${id}-count`} className="base-input-help">
        {text.length} characters
      </span>
    </div>
  );
}
