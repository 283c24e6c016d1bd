import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';

const variants = ['text', 'outlined', 'contained'] as const;

export default function ButtonGroupVariants() {
  return (
    <Paper
      elevation={0}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        p: 2,
      }}
    >
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Photo actions, ${variant}`}>
          <Button>Crop</Button>
          <Button>Rotate</Button>
          <Button>Flip</Button>
        </ButtonGroup>
      ))}
    </Paper>
  );
}
