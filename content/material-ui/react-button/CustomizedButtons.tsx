import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  fontWeight: 600,
}));

export default function CustomizedButtons() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <PillButton variant="contained" disableElevation>
        Start listening
      </PillButton>
      <Button
        variant="outlined"
        color="inherit"
        sx={{
          borderRadius: 0,
          borderWidth: 2,
          borderColor: 'text.primary',
          boxShadow: '4px 4px 0 currentColor',
          textTransform: 'none',
          transition: 'transform 120ms, box-shadow 120ms',
          '&:active': {
            transform: 'translate(4px, 4px)',
            boxShadow: '0 0 0 currentColor',
          },
        }}
      >
        Press me down
      </Button>
    </Stack>
  );
}
