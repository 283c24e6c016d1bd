import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function PreferredLanguages() {
  return <strong>{navigator.languages.join(', ')}</strong>;
}

export default function BasicNoSsr() {
  return (
    <Typography>
      {'Your browser asks for pages in: '}
      <NoSsr fallback="…">
        <PreferredLanguages />
      </NoSsr>
    </Typography>
  );
}
