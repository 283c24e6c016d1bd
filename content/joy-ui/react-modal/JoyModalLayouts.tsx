import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const layouts = [
  { layout: 'center', label: 'Small plan' },
  { layout: 'fullscreen', label: 'Plan on the full screen' },
] as const;

function FloorPlan() {
  return (
    <svg
      viewBox="0 0 240 140"
      role="img"
      aria-label="Three rooms: the forge is left of the loom and the kiln"
      style={{ width: '100%', maxHeight: '70vh' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M110 136 H4 V4 H236 V136 H140 M120 4 V50 M120 80 V136 M120 70 H180 M210 70 H236" />
      <g fill="currentColor" stroke="none" fontSize="14" textAnchor="middle">
        <text x="62" y="75">
          Forge
        </text>
        <text x="178" y="42">
          Loom
        </text>
        <text x="178" y="110">
          Kiln
        </text>
      </g>
    </svg>
  );
}

export default function JoyModalLayouts() {
  const [layout, setLayout] = React.useState<'center' | 'fullscreen'>('center');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      {layouts.map((item) => (
        <Button
          key={item.layout}
          variant="outlined"
          color="neutral"
          onClick={() => {
            setLayout(item.layout);
            setOpen(true);
          }}
        >
          {item.label}
        </Button>
      ))}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout={layout} maxWidth={480}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Museum of crafts</DialogTitle>
          <DialogContent>
            <FloorPlan />
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
