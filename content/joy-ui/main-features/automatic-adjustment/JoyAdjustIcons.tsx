import SailingIcon from '@mui/icons-material/Sailing';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function JoyAdjustIcons() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%', maxWidth: 340 }}>
      <Typography level="h3" component="p" startDecorator={<SailingIcon />}>
        Sailing school
      </Typography>
      <Alert color="warning" startDecorator={<SailingIcon />} sx={{ width: '100%' }}>
        Strong wind after 15:00
      </Alert>
      <Input
        defaultValue="Dinghy 7"
        slotProps={{ input: { 'aria-label': 'Boat' } }}
        startDecorator={<SailingIcon />}
        sx={{ width: '100%' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Chip color="success" startDecorator={<SailingIcon />}>
          Free
        </Chip>
        <Button size="sm" variant="outlined" startDecorator={<SailingIcon />}>
          Take it
        </Button>
        <Button size="lg" startDecorator={<SailingIcon />}>
          Set sail
        </Button>
      </Box>
    </Box>
  );
}
