import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const woods = [
  'M0 232c46-22 92-8 104 28s-18 44-40 60H0z',
  'M330 0c8 30 44 52 82 42s44-20 68-18V0z',
  'M150 62c24-14 50-6 54 12s-24 30-46 24-28-24-8-36z',
];
const contours = [
  'M128 206c-16-60 34-126 112-136s142 34 136 96-58 94-126 96-108-2-122-56z',
  'M158 200c-10-44 28-92 86-100s106 26 102 72-46 70-96 72-82-4-92-44z',
  'M188 194c-6-30 20-62 60-68s74 20 70 50-32 48-66 48-58-2-64-30z',
  'M218 186c-2-16 14-34 36-36s40 12 38 28-18 26-38 26-34-4-36-18z',
  'M380 320c4-40 40-66 100-70M414 320c6-22 30-36 66-40M0 96c44 4 72-28 66-96M0 54c18 0 30-18 28-54',
];
const route =
  'M84 268c10-28 4-46 22-64s34-6 50-26 6-44 26-56 38 8 62 2 34-30 60-26 26 34 48 46 44 8 46 36-22 34-38 50-14 34-44 36-44-16-76-8-38 20-70 20-58-2-86-10z';
const stops = ['translate(182 122)', 'translate(352 144)', 'translate(360 230)'];

function MapPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Map of a round walk over Gull Ridge, from the station past a lake and back"
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: { xs: '3/2', sm: '2/1', md: '3/2' },
        bgcolor: 'action.hover',
        fill: 'none',
        stroke: 'currentColor',
        '& .wood': { fill: 'currentColor', stroke: 'none', color: 'success.main', opacity: 0.16 },
        '& .water': { color: 'info.main', opacity: 0.45 },
        '& .route': { color: 'primary.main' },
        '& .casing': { color: 'background.paper' },
        '& circle': { fill: 'currentColor', stroke: 'none' },
      }}
    >
      <path className="wood" d={woods.join('')} />
      <path
        className="water"
        fill="currentColor"
        d="M408 216c24-14 66-6 70 14s-28 30-54 26-42-26-16-40z"
      />
      <path className="water" strokeWidth="3" d="M410 248c-26 22-20 44-40 72" />
      <path opacity="0.18" d={contours.join('')} />
      <path className="casing" strokeWidth="9" strokeLinejoin="round" d={route} />
      <path className="route" strokeWidth="4" strokeLinejoin="round" d={route} />
      {['translate(84 268) scale(1.4)', ...stops].map((place) => (
        <g key={place} transform={place}>
          <circle className="casing" r="10" />
          <circle className="route" r="6" />
        </g>
      ))}
      <path d="M254 170l8 14h-16z" fill="currentColor" stroke="none" opacity="0.6" />
    </Box>
  );
}

export default function MarketingHero() {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.1fr 1fr' },
        alignItems: 'center',
        gap: { xs: 5, md: 8 },
        py: { xs: 7, md: 12 },
      }}
    >
      <div>
        <Typography
          component="h1"
          sx={{
            fontSize: 'clamp(2.5rem, 1.7rem + 3.4vw, 4rem)',
            fontWeight: 700,
            lineHeight: 1.06,
            letterSpacing: '-0.03em',
            textWrap: 'balance',
          }}
        >
          Plan the walk, keep the group together
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 3, maxWidth: 480, fontSize: '1.125rem' }}>
          Waypost turns a line on a map into a day that works: trains that fit, breaks in the shade,
          and one link for everybody who comes along.
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          <Button variant="contained" size="large" disableElevation href="#pricing">
            Plan a first walk
          </Button>
          <Button variant="outlined" size="large" color="inherit" href="#features">
            See how it works
          </Button>
        </Stack>
      </div>
      <Paper variant="outlined" sx={{ overflow: 'hidden', borderRadius: 4 }}>
        <MapPicture />
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, p: 2.5 }}>
          <div>
            <Typography sx={{ fontWeight: 500 }}>Gull Ridge loop</Typography>
            <Typography variant="body2" color="text.secondary">
              14.2 km, 610 m up, about 5 hours
            </Typography>
          </div>
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
            9 people
            <br />
            Sunday
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}
