import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function JoyLinearProgressBasic() {
  return (
    <div style={{ width: 280 }}>
      <Typography id="joy-scan" level="body-sm" sx={{ mb: 1 }}>
        Scanning the last page
      </Typography>
      <LinearProgress aria-labelledby="joy-scan" />
    </div>
  );
}
