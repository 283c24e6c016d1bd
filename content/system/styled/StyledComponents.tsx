import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function StyledComponents() {
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }} useFlexGap>
      <PillButton variant="contained">Reserve a table</PillButton>
      <PillButton variant="outlined">See the menu</PillButton>
      <PillButton variant="outlined" sx={{ borderRadius: 1 }}>
        Adjusted with sx
      </PillButton>
    </Stack>
  );
}
