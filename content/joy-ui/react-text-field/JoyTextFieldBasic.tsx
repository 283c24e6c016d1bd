import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function JoyTextFieldBasic() {
  const [lent, setLent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 300 }}
      onSubmit={(event) => {
        event.preventDefault();
        setLent(new FormData(event.currentTarget).get('name') as string);
      }}
    >
      <FormControl required>
        <FormLabel>Your name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl>
        <FormLabel>Bicycle</FormLabel>
        <Select name="bicycle" defaultValue="city">
          <Option value="city">City bicycle</Option>
          <Option value="cargo">Cargo bicycle</Option>
          <Option value="child">Bicycle for a child</Option>
        </Select>
        <FormHelperText>A helmet is included.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Wishes</FormLabel>
        <Textarea name="wishes" minRows={2} placeholder="A basket, for example" />
      </FormControl>
      <Button type="submit">Reserve</Button>
      <FormHelperText role="status">
        {lent ? `Reserved for ${lent}` : 'You pay when you bring it back.'}
      </FormHelperText>
    </Stack>
  );
}
