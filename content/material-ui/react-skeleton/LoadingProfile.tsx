import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function LoadingProfile() {
  const [loaded, setLoaded] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Card variant="outlined" aria-busy={!loaded} sx={{ mb: 1 }}>
        <CardHeader
          avatar={
            loaded ? (
              <Avatar
                aria-hidden="true"
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                TL
              </Avatar>
            ) : (
              <Skeleton variant="circular" width={40} height={40} />
            )
          }
          title={loaded ? 'Tomasz Lis' : <Skeleton width="45%" />}
          subheader={loaded ? 'Violin maker' : <Skeleton width="65%" />}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            {loaded ? (
              'Repairs bows on Tuesdays. Bring the instrument in its case, and allow an hour.'
            ) : (
              <React.Fragment>
                <Skeleton />
                <Skeleton width="80%" />
              </React.Fragment>
            )}
          </Typography>
        </CardContent>
      </Card>
      <Typography role="status" variant="body2" color="text.secondary">
        {loaded ? 'Profile loaded' : 'Loading the profile'}
      </Typography>
      <Button onClick={() => setLoaded(!loaded)}>{loaded ? 'Load again' : 'Finish loading'}</Button>
    </Box>
  );
}
