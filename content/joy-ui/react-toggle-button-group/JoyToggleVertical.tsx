import * as React from 'react';
import BrushIcon from '@mui/icons-material/Brush';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import PanToolIcon from '@mui/icons-material/PanTool';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

const tools = [
  { name: 'Brush', icon: <BrushIcon />, hint: 'Draw with the brush' },
  { name: 'Fill', icon: <FormatColorFillIcon />, hint: 'Click an area to fill it' },
  { name: 'Hand', icon: <PanToolIcon />, hint: 'Drag the picture around' },
];

export default function JoyToggleVertical() {
  const [tool, setTool] = React.useState('Brush');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        orientation="vertical"
        aria-label="Tool"
        value={tool}
        onChange={(_event, value) => setTool(value ?? tool)}
      >
        {tools.map(({ name, icon }) => (
          <Tooltip key={name} title={name} placement="left">
            <IconButton value={name}>{icon}</IconButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" sx={{ width: 180 }}>
        {tools.find(({ name }) => name === tool)?.hint}
      </Typography>
    </Stack>
  );
}
