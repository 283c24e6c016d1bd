import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { choices, codeOf, fonts, optionsOf, starts, type Choices } from './options';
import { contrastOf } from './scale';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A color picker with a field for the number of the color. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = React.useState<string>();
  const isWrong = typed !== undefined && !/^#[\da-f]{6}$/i.test(typed);
  const ratio = contrastOf(value, '#ffffff');

  return (
    <FormControl error={isWrong}>
      <FormLabel>{label}</FormLabel>
      <Input
        error={isWrong}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[\da-f]{6}$/i.test(target.value)) onChange(target.value.toLowerCase());
        }}
        onBlur={() => setTyped(undefined)}
        startDecorator={
          <Box
            component="input"
            type="color"
            aria-label={`${label}, picker`}
            value={value}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
            sx={{ width: 32, height: 26, p: 0, border: 0, bgcolor: 'transparent' }}
          />
        }
      />
      <FormHelperText>
        {isWrong
          ? 'Write # and six digits, such as #0b6bcb.'
          : `White text on it has ${ratio.toFixed(1)}:1${ratio < 4.5 ? ', too little' : ''}.`}
      </FormHelperText>
    </FormControl>
  );
}

function Preview({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <Box
      role="group"
      aria-label={`Preview, ${scheme}`}
      data-built={scheme}
      sx={{ p: 2, bgcolor: 'background.body', flex: '1 1 240px', minWidth: 0 }}
    >
      <Sheet variant="outlined" sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 'lg' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography level="title-lg">Lighthouse tour</Typography>
          <Chip>Open</Chip>
        </Box>
        <Typography level="body-sm">Every full hour, 142 steps</Typography>
        <Input defaultValue="Two people" slotProps={{ input: { 'aria-label': 'Group' } }} />
        <Checkbox defaultChecked label="With a guide" />
        <Typography
          component="label"
          endDecorator={<Switch defaultChecked />}
          sx={{ justifyContent: 'space-between' }}
        >
          Remind me
        </Typography>
        <Alert color="primary">The tower is 9 °C warm.</Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button>Book</Button>
          <Button variant="soft">Save</Button>
          <Button variant="outlined" color="neutral">
            Cancel
          </Button>
        </Box>
      </Sheet>
    </Box>
  );
}

export default function JoyThemeBuilder() {
  const [chosen, setChosen] = React.useState<Choices>(choices);
  const [copied, setCopied] = React.useState('');
  const change = (part: Partial<Choices>) => {
    setChosen((before) => ({ ...before, ...part }));
    setCopied('');
  };

  const shown = React.useDeferredValue(chosen);
  const theme = React.useMemo(
    () =>
      extendTheme({
        ...optionsOf(shown),
        cssVarPrefix: 'built',
        colorSchemeSelector: 'data-built',
      }),
    [shown],
  );
  const code = codeOf(chosen);
  const start = Object.keys(starts).find((name) => {
    const colors = starts[name];
    return colors?.primary === chosen.primary && colors.neutral === chosen.neutral;
  });

  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied('The code is copied.'),
      () => setCopied('The browser does not allow copying. Select the code instead.'),
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
        }}
      >
        <FormControl>
          <FormLabel>Start with</FormLabel>
          <Select
            value={start ?? null}
            placeholder="Colors of your own"
            onChange={(_event, name) => name !== null && change(starts[name] ?? {})}
          >
            {Object.keys(starts).map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Font</FormLabel>
          <Select
            value={chosen.font}
            onChange={(_event, font) => font !== null && change({ font })}
          >
            {Object.keys(fonts).map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <ColorField
          label="Primary color"
          value={chosen.primary}
          onChange={(primary) => change({ primary })}
        />
        <ColorField
          label="Neutral color"
          value={chosen.neutral}
          onChange={(neutral) => change({ neutral })}
        />
        <FormControl>
          <FormLabel id="joy-builder-radius">Radius: {chosen.radius} px</FormLabel>
          <Slider
            aria-labelledby="joy-builder-radius"
            min={0}
            max={20}
            value={chosen.radius}
            onChange={(_event, radius) => change({ radius: radius as number })}
          />
        </FormControl>
      </Box>
      <CssVarsProvider theme={theme} colorSchemeNode={null}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', borderRadius: 12, overflow: 'hidden' }}>
          <Preview scheme="light" />
          <Preview scheme="dark" />
        </Box>
      </CssVarsProvider>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Button size="sm" onClick={copy}>
            Copy the code
          </Button>
          <Button size="sm" variant="plain" color="neutral" onClick={() => change(choices)}>
            Reset
          </Button>
          <Typography level="body-sm" role="status">
            {copied}
          </Typography>
        </Box>
        <Sheet
          component="pre"
          variant="outlined"
          tabIndex={0}
          role="region"
          aria-label="Code of the theme"
          sx={{
            m: 0,
            p: 2,
            borderRadius: 'sm',
            overflow: 'auto',
            fontFamily: 'code',
            fontSize: 13,
          }}
        >
          {code}
        </Sheet>
      </div>
    </Box>
  );
}
