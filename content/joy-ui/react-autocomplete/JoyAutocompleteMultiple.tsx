import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const instruments = ['Accordion', 'Bassoon', 'Cello', 'Double bass', 'Flute', 'Harp', 'Viola'];

export default function JoyAutocompleteMultiple() {
  return (
    <FormControl sx={{ width: 320 }}>
      <FormLabel>Instruments you play</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        filterSelectedOptions
        options={instruments}
        defaultValue={['Cello', 'Flute', 'Harp']}
      />
    </FormControl>
  );
}
