import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';

export default function TextFieldStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <TextField required label="Project name" helperText="Shown in the sidebar" />
      <TextField
        error
        label="Subdomain"
        defaultValue="my shop"
        helperText="Use letters, digits and hyphens only"
      />
      <TextField
        label="Project key"
        defaultValue="ORCHARD-42"
        helperText="Created with the project"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Billing plan" defaultValue="Community" />
    </Box>
  );
}
