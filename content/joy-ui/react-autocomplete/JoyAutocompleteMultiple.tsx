import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
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
        renderTags={(names, getTagProps) =>
          names.map((name, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                endDecorator={<ChipDelete {...props} aria-label={`Remove ${name}`} />}
              >
                {name}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
