import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import DashboardChart from './DashboardChart';
import DashboardDepartures from './DashboardDepartures';
import DashboardNav, { Brand } from './DashboardNav';
import DashboardStats from './DashboardStats';
import { routes } from './dashboardData';

const nav = { component: 'nav', 'aria-label': 'Main' } as const;
const onlyNarrow = { display: { md: 'none' } };
const onlyWide = { display: { xs: 'none', md: 'block' } };

/** A card with a title. */
function Card({
  title,
  note,
  children,
}: Record<'title' | 'note', string> & React.PropsWithChildren) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 3 }}>
      <Typography component="h2" sx={{ fontWeight: 500 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
        {note}
      </Typography>
      {children}
    </Paper>
  );
}

function Share({ name, share }: (typeof routes)[number]) {
  return (
    <li>
      <Stack direction="row" sx={{ justifyContent: 'space-between', typography: 'body2' }}>
        {name} <strong>{share}%</strong>
      </Stack>
      <Box sx={{ mt: 1, borderRadius: 3, bgcolor: 'action.selected' }}>
        <Box sx={{ width: `${share}%`, height: 6, borderRadius: 3, bgcolor: 'primary.main' }} />
      </Box>
    </li>
  );
}

export default function Dashboard() {
  const [isNavOpen, setNavOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', '& .MuiButton-root': { textTransform: 'none' } }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        slotProps={{ paper: { ...nav, sx: { width: 240 } } }}
        sx={{ ...onlyWide, width: 240, flex: 'none' }}
      >
        <DashboardNav />
      </Drawer>
      <Drawer
        open={isNavOpen}
        onClose={() => setNavOpen(false)}
        onClick={() => setNavOpen(false)}
        slotProps={{ paper: { ...nav, sx: { width: 260 } } }}
        sx={onlyNarrow}
      >
        <DashboardNav />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar
          position="sticky"
          color="inherit"
          elevation={0}
          sx={{ ...onlyNarrow, borderBottom: 1, borderColor: 'divider' }}
        >
          <Toolbar sx={{ gap: 1 }}>
            <IconButton edge="start" aria-label="Open navigation" onClick={() => setNavOpen(true)}>
              <MenuIcon />
            </IconButton>
            <Brand />
          </Toolbar>
        </AppBar>
        <Box
          component="main"
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            maxWidth: 1240,
            mx: 'auto',
            px: { xs: 2, sm: 3, lg: 5 },
            py: { xs: 3, md: 4 },
          }}
        >
          <Stack
            direction="row"
            sx={{ alignItems: 'end', justifyContent: 'space-between', gap: 1, mb: 1 }}
          >
            <div>
              <Typography variant="body2" color="text.secondary">
                Thursday, October 16
              </Typography>
              <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
                Good morning, Ines
              </Typography>
            </div>
            <Button variant="contained" disableElevation>
              New sailing
            </Button>
          </Stack>
          <DashboardStats />
          <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '2fr 1fr' }, gap: 'inherit' }}>
            <Card title="Passengers" note="This year, and last year as a dashed line">
              <DashboardChart />
            </Card>
            <Card title="Routes" note="Share of the passengers this week">
              <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {routes.map((route) => (
                  <Share key={route.name} {...route} />
                ))}
              </Stack>
            </Card>
          </Box>
          <Paper
            component="section"
            variant="outlined"
            sx={{ overflow: 'hidden', borderRadius: 3 }}
          >
            <DashboardDepartures />
          </Paper>
        </Box>
      </Box>
    </Box>
  );
}
