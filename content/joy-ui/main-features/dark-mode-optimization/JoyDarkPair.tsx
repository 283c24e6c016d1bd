import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'pair', colorSchemeSelector: 'data-pair' });

function Battery() {
  return (
    <Sheet variant="outlined" sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 'md' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography level="title-md">Cargo bike 3</Typography>
        <Chip color="success">Charging</Chip>
      </Box>
      <LinearProgress determinate value={64} aria-label="Battery" />
      <Typography level="body-sm">64%, full in 50 minutes</Typography>
      <Button variant="soft">Tell me when it is full</Button>
    </Sheet>
  );
}

export default function JoyDarkPair() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        {['light', 'dark'].map((scheme) => (
          <Box key={scheme} data-pair={scheme} sx={{ width: 270 }}>
            <Battery />
          </Box>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
