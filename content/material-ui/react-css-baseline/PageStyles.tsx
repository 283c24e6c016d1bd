import * as React from 'react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

const eveningStyles = (
  <GlobalStyles
    styles={(theme) => ({
      body: {
        backgroundColor: theme.palette.primary.dark,
        color: theme.palette.common.white,
      },
    })}
  />
);

export default function PageStyles() {
  const [evening, setEvening] = React.useState(false);

  return (
    <section style={{ padding: 16 }}>
      <CssBaseline />
      {evening && eveningStyles}
      <p>The museum of lamps</p>
      <Button variant="outlined" color="inherit" onClick={() => setEvening(!evening)}>
        {evening ? 'Turn on the lights' : 'Turn off the lights'}
      </Button>
    </section>
  );
}
