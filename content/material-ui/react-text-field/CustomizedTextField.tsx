import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PillField = styled(TextField)(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 28,
    paddingInline: theme.spacing(1),
    backgroundColor: (theme.vars || theme).palette.background.paper,
    [`&:hover .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: (theme.vars || theme).palette.secondary.main,
    },
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderWidth: 3,
    },
  },
}));

export default function CustomizedTextField() {
  return (
    <PillField
      color="secondary"
      label="Ask the librarian"
      placeholder="A title, an author, a feeling"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
