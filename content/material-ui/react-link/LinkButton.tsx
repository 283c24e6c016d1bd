import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [all, setAll] = React.useState(false);

  return (
    <Typography sx={{ maxWidth: '46ch' }}>
      {`Open on Monday, Wednesday and Friday${all ? ', from 9 to 17, in July until 14.' : '.'} `}
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={all}
        onClick={() => setAll(!all)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {all ? 'Show less' : 'Show the hours'}
      </Link>
    </Typography>
  );
}
