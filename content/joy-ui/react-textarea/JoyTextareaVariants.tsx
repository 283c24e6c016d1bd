import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const questions = [
  { variant: 'outlined', label: 'What went well?', answer: 'We finished a day early.' },
  { variant: 'soft', label: 'What was hard?', answer: 'Rain on the last two days.' },
  { variant: 'plain', label: 'What surprised you?', answer: 'A deer in the camp.' },
  { variant: 'solid', label: 'What is next?', answer: 'Bridges on the north trail.' },
] as const;

export default function JoyTextareaVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {questions.map(({ variant, label, answer }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Textarea variant={variant} minRows={2} defaultValue={answer} />
        </FormControl>
      ))}
    </Box>
  );
}
