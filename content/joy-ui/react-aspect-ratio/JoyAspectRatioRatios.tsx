import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const ratios = ['1', '4/3', '16/9', '21/9'];

export default function JoyAspectRatioRatios() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, width: 300 }}>
      {ratios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} variant="soft" color="primary">
          <Typography level="title-sm" textColor="inherit">
            {ratio}
          </Typography>
        </AspectRatio>
      ))}
    </Box>
  );
}
