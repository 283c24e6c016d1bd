import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const rows = [
  { id: 'row-12', text: 'Row 12 has no date.' },
  { id: 'row-31', text: 'Row 31 has a price below zero.' },
];

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle component="h3">Two rows were not imported</AlertTitle>
      The other 46 rows are in your ledger. Correct these and import the file again:
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
        {rows.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </Box>
      <Link href="#titles-and-longer-text" color="inherit">
        How the import reads a file
      </Link>
    </Alert>
  );
}
