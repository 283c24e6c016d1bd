import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import './base-usage.css';

export default function BaseUsageList() {
  const [items, setItems] = React.useState(['Lentils', 'Lemons']);
  const [text, setText] = React.useState('');

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setItems([...items, text.trim()].slice(-5));
    setText('');
  };

  return (
    <div className="shopping">
      <Badge badgeContent={items.length}>
        <strong>To buy</strong>
      </Badge>
      <form onSubmit={add}>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { 'aria-label': 'Item', maxLength: 24 } }}
        />
        <Button type="submit" disabled={text.trim() === ''} focusableWhenDisabled>
          Add
        </Button>
      </form>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
