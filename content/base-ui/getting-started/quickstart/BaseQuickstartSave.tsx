import * as React from 'react';
import { Button } from '@mui/base/Button';
import './base-quickstart.css';

export default function BaseQuickstartSave() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Button className="save-hike" aria-pressed={saved} onClick={() => setSaved(!saved)}>
      Save this hike
    </Button>
  );
}
