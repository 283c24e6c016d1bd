import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './base-textarea.css';

export default function BaseTextareaRows() {
  const [lines, setLines] = React.useState('Old pond\nA frog jumps in');
  const id = React.useId();
  const count = lines.split('\n').length;

  return (
    <div className="base-textarea-field">
      <label htmlFor={id}>Poem, three to five lines</label>
      <TextareaAutosize
        id={id}
        className="base-textarea"
        minRows={3}
        maxRows={5}
        value={lines}
        onChange={(event) => setLines(event.target.value)}
        aria-describedby={`${id}-count`}
      />
      <span id={`${id}-count`}>{count === 1 ? '1 line' : `${count} lines`}</span>
    </div>
  );
}
