import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

const field = (
  <Box sx={{ width: 180, p: 2, border: '1px solid', borderRadius: 'sm' }}>
    <strong>180 pixels</strong>, with padding and border
  </Box>
);

export default function JoyCssBaselineScoped() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, fontFamily: 'serif' }}>
      <div style={{ boxSizing: 'content-box' }}>
        <p>Without</p>
        <Box sx={{ '& *': { boxSizing: 'content-box' } }}>{field}</Box>
      </div>
      <ScopedCssBaseline>
        <p>With the baseline</p>
        {field}
      </ScopedCssBaseline>
    </Box>
  );
}
