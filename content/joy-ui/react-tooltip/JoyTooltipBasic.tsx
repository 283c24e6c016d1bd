import * as React from 'react';
import CropIcon from '@mui/icons-material/Crop';
import FlipIcon from '@mui/icons-material/Flip';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

const tools = [
  { title: 'Crop', icon: <CropIcon /> },
  { title: 'Turn right', icon: <RotateRightIcon /> },
  { title: 'Mirror', icon: <FlipIcon /> },
];

export default function JoyTooltipBasic() {
  const [last, setLast] = React.useState('Nothing yet');

  return (
    <div>
      <Sheet
        variant="soft"
        role="group"
        aria-label="Photo"
        sx={{ display: 'inline-flex', gap: 0.5, p: 0.5, borderRadius: 'md' }}
      >
        {tools.map(({ title, icon }) => (
          <Tooltip key={title} title={title}>
            <IconButton onClick={() => setLast(title)}>{icon}</IconButton>
          </Tooltip>
        ))}
      </Sheet>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        Last change: {last.toLowerCase()}
      </Typography>
    </div>
  );
}
