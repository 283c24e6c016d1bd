import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import TrainIcon from '@mui/icons-material/TrainOutlined';
import WeatherIcon from '@mui/icons-material/WbCloudyOutlined';

const features = [
  {
    icon: <TrainIcon />,
    title: 'Starts at the platform',
    text: 'Every route knows the last train home, and warns you when lunch takes too long.',
  },
  {
    icon: <GroupsIcon />,
    title: 'One link for the group',
    text: 'People join without an account, say what they bring, and see where to meet.',
  },
  {
    icon: <MapIcon />,
    title: 'Maps without a signal',
    text: 'The whole day fits on the phone before you leave: map, notes and the way out.',
  },
  {
    icon: <WeatherIcon />,
    title: 'Weather by the hour',
    text: 'The forecast follows your pace, so you know on which hill the rain will meet you.',
  },
];

export default function MarketingFeatures() {
  return (
    <Box component="section" aria-labelledby="features-title" sx={{ py: { xs: 7, md: 10 } }}>
      <Typography id="features-title" component="h2" variant="h4" sx={{ maxWidth: 560 }}>
        Less time in the chat, more time on the path
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 4, md: 5 },
          mt: 6,
        }}
      >
        {features.map(({ icon, title, text }) => (
          <div key={title}>
            <Box sx={{ display: 'flex', mb: 2, color: 'primary.main' }}>{icon}</Box>
            <Typography component="h3" sx={{ mb: 1, fontWeight: 500 }}>
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      <Box
        component="figure"
        sx={{
          m: 0,
          mt: { xs: 7, md: 10 },
          p: { xs: 3, md: 7 },
          borderRadius: 4,
          bgcolor: 'action.hover',
        }}
      >
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            maxWidth: 760,
            fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.75rem)',
            lineHeight: 1.4,
            textWrap: 'balance',
          }}
        >
          We are forty people with forty opinions about the departure time. Since Waypost, we have
          had one plan, and nobody has missed the train.
        </Typography>
        <Stack
          component="figcaption"
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', mt: 3 }}
        >
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            MO
          </Avatar>
          <Typography variant="body2">
            Mireille Okafor
            <Typography component="span" variant="body2" color="text.secondary" display="block">
              Ostholm walking club
            </Typography>
          </Typography>
        </Stack>
      </Box>
    </Box>
  );
}
