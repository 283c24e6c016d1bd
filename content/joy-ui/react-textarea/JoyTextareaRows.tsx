import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const steps = [
  'Soak the beans overnight.',
  'Fry onions and carrots in oil.',
  'Add the beans and a liter of water.',
  'Let it simmer for an hour.',
  'Season with salt and lemon.',
].join('\n');

export default function JoyTextareaRows() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      <FormControl sx={{ width: 260 }}>
        <FormLabel>Ingredients</FormLabel>
        <Textarea minRows={2} defaultValue={'500 g white beans\n2 onions\n3 carrots'} />
        <FormHelperText>Grows with each line</FormHelperText>
      </FormControl>
      <FormControl sx={{ width: 260 }}>
        <FormLabel>Preparation</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue={steps} />
        <FormHelperText>Scrolls after four lines</FormHelperText>
      </FormControl>
    </Stack>
  );
}
