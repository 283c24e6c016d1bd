import Box from '@mui/material/Box';

const areas = {
  now: '18°, light clouds',
  wind: 'Wind: 12 km/h from the west',
  rain: 'Rain: 10%',
  week: 'This week: mild, with showers from Thursday on',
};

export default function SystemGridWeather() {
  return (
    <Box sx={{ containerType: 'inline-size', width: 1, maxWidth: 560 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { '@': '1fr', '@420': '2fr 1fr 1fr' },
          gridTemplateAreas: {
            '@': '"now" "wind" "rain" "week"',
            '@420': '"now wind rain" "now week week"',
          },
        }}
      >
        {Object.entries(areas).map(([area, text]) => (
          <Box
            key={area}
            sx={{
              gridArea: area,
              p: 2,
              borderRadius: 2,
              bgcolor: 'action.hover',
              typography: area === 'now' ? 'h6' : 'body2',
            }}
          >
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
