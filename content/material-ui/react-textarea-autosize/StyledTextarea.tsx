import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const JournalTextarea = styled(TextareaAutosize)(({ theme }) => {
  const { palette } = theme.vars || theme;
  return {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 400,
    padding: theme.spacing(1.5),
    resize: 'none',
    ...theme.typography.body1,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 8,
    '&:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 1,
    },
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
  };
});

export default function StyledTextarea() {
  return (
    <JournalTextarea
      aria-label="Journal"
      minRows={3}
      placeholder="Three things that went well today"
    />
  );
}
