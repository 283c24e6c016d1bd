import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputField() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Name on the badge</FormLabel>
      <Input placeholder="Amara Diallo" />
      <FormHelperText>Up to 24 characters fit on one line.</FormHelperText>
    </FormControl>
  );
}
