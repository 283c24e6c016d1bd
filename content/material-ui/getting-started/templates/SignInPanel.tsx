import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Hills at dusk. The colors are the same in both modes. */
export default function SignInPanel() {
  return (
    <Box
      component="aside"
      aria-label="What people say"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'relative',
        overflow: 'hidden',
        p: { md: 5, lg: 7 },
        color: '#fff',
        background: 'linear-gradient(#10303c, #2a5363 38%, #77697c 58%, #c98169 76%, #eeb98a)',
      }}
    >
      <Typography component="figure" sx={{ position: 'relative', m: 0, maxWidth: 440 }}>
        <Box
          component="blockquote"
          sx={{ m: 0, fontSize: '1.5rem', lineHeight: 1.4, textWrap: 'balance' }}
        >
          We stopped asking who has the keys to the boathouse. Fernway knows, and so do we.
        </Box>
        <Box component="figcaption" sx={{ mt: 2, fontSize: '0.875rem', color: '#d5e3e6' }}>
          Tomasz Hale, Lake Orin rowing club
        </Box>
      </Typography>
      <Box
        component="svg"
        viewBox="0 0 600 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={{ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: '56%' }}
      >
        <circle cx="412" cy="118" r="44" fill="#f6d3a4" />
        <path d="M0 190c80-46 150-60 230-22s150 30 220-10 110-38 150-26v188H0z" fill="#7d5a5c" />
        <path d="M0 232c70-40 170-52 250-16s190 22 350-34v138H0z" fill="#40525e" />
        <path
          d="M96 270l14-54 14 54zM120 272l11-40 11 40zM452 286l16-66 16 66zM484 290l10-46 10 46z"
          fill="#1a3540"
        />
        <path d="M0 262c120-34 220-20 330 6s190 10 270-22v74H0z" fill="#1f3d49" />
        <path d="M0 296c140-22 260-10 380 0s160 2 220-12v36H0z" fill="#0f2a36" />
      </Box>
    </Box>
  );
}
