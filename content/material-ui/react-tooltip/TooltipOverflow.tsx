import * as React from 'react';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const files = [
  'Minutes.pdf',
  'Minutes of the annual meeting with all amendments, final version.pdf',
  'Budget.xlsx',
];

function FileLink({ name }: { name: string }) {
  const [isCut, setIsCut] = React.useState(false);

  const measure = (event: React.SyntheticEvent) => {
    const { scrollWidth, clientWidth } = event.currentTarget;
    setIsCut(scrollWidth > clientWidth);
  };

  return (
    <Tooltip title={isCut ? name : null} placement="bottom-start" disableInteractive>
      <Link
        href="#limits"
        noWrap
        variant="body1"
        sx={{ display: 'block' }}
        onMouseEnter={measure}
        onFocus={measure}
      >
        {name}
      </Link>
    </Tooltip>
  );
}

export default function TooltipOverflow() {
  return (
    <Paper elevation={0} sx={{ p: 2, width: 260 }}>
      <Stack spacing={1}>
        {files.map((name) => (
          <FileLink key={name} name={name} />
        ))}
      </Stack>
    </Paper>
  );
}
