import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <Alert severity={wide ? 'success' : 'info'}>
      {wide
        ? 'The chess board and the list of moves fit beside each other.'
        : 'The list of moves goes below the chess board.'}
    </Alert>
  );
}
