import * as React from 'react';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const widths = ['xs', 'sm', 'md', 'false'] as const;

export default function ContainerWidths() {
  const [width, setWidth] = React.useState<string>('sm');
  const maxWidth = width === 'false' ? false : (width as ContainerProps['maxWidth']);

  return (
    <Box sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="maxWidth"
        value={width}
        onChange={(_event, value) => setWidth(value)}
      >
        {widths.map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Container
        maxWidth={maxWidth}
        sx={{ bgcolor: 'action.selected', py: 4, typography: 'body1' }}
      >
        Minutes of the spring meeting
      </Container>
    </Box>
  );
}
