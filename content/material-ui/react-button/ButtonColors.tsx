import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

const actions = [
  { label: 'Schedule visit', color: 'primary' },
  { label: 'Invite a guest', color: 'secondary' },
  { label: 'Approve', color: 'success' },
  { label: 'Cancel visit', color: 'error' },
  { label: 'Print details', color: 'inherit' },
] as const;

export default function ButtonColors() {
  return (
    <Paper
      elevation={0}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 1.5,
        p: 2,
      }}
    >
      {actions.map(({ label, color }) => (
        <Button key={color} variant="outlined" color={color}>
          {label}
        </Button>
      ))}
    </Paper>
  );
}
