import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['solid', 'soft'] as const;

export default function JoyInversionSurface() {
  const [color, setColor] = React.useState<(typeof colors)[number] | null>('primary');
  const [variant, setVariant] = React.useState<(typeof variants)[number] | null>('solid');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
      <Stack direction="row" spacing={1}>
        <Select
          value={color}
          onChange={(_event, value) => setColor(value)}
          aria-label="Color of the surface"
          sx={{ flex: 1, minWidth: 0 }}
        >
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
        <Select
          value={variant}
          onChange={(_event, value) => setVariant(value)}
          aria-label="Variant of the surface"
          sx={{ flex: 1, minWidth: 0 }}
        >
          {variants.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </Stack>
      <Sheet
        invertedColors
        color={color ?? 'primary'}
        variant={variant ?? 'solid'}
        sx={{ display: 'grid', gap: 2, p: 2.5, borderRadius: 'lg' }}
      >
        <Typography level="h4" component="p">
          Night in the museum
        </Typography>
        <FormControl>
          <FormLabel>Name on the list</FormLabel>
          <Input defaultValue="Odile Marchetti" />
        </FormControl>
        <Checkbox defaultChecked label="Lend me a torch" />
        <Stack direction="row" spacing={1}>
          <Button>Put me on the list</Button>
          <Button variant="plain">Not now</Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
