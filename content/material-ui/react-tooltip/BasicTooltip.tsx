import ContentCutIcon from '@mui/icons-material/ContentCut';
import CropRotateIcon from '@mui/icons-material/CropRotate';
import TuneIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

const tools = [
  { name: 'Crop and rotate', Icon: CropRotateIcon },
  { name: 'Cut out', Icon: ContentCutIcon },
  { name: 'Adjust colors', Icon: TuneIcon },
];

export default function BasicTooltip() {
  return (
    <Paper
      role="group"
      aria-label="Photo tools"
      variant="outlined"
      sx={{ display: 'flex', p: 0.5 }}
    >
      {tools.map(({ name, Icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Paper>
  );
}
