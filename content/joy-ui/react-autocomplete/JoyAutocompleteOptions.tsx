import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const people = [
  { id: 1, name: 'Noor Haddad', team: 'Research' },
  { id: 2, name: 'Noor Haddad', team: 'Finance' },
  { id: 3, name: 'Piet de Wit', team: 'Support' },
];

export default function JoyAutocompleteOptions() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Assign to</FormLabel>
      <Autocomplete
        options={people}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderOption={(props, { id, name, team }) => (
          <AutocompleteOption {...props} key={id}>
            <ListItemDecorator>
              <Avatar size="sm">{name[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-xs">{team}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
