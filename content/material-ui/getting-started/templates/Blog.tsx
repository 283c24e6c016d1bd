import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BlogArticle from './BlogArticle';
import BlogCard, { serif } from './BlogCard';
import { posts } from './blogPosts';

const categories = ['All', 'Garden', 'Kitchen', 'Sky'];

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The part of the address after `#`. Replace this hook with the router of your app. */
const useHash = () =>
  React.useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );

function PostList() {
  const [category, setCategory] = React.useState('All');
  const shown = posts.filter((post) => category === 'All' || post.category === category);

  return (
    <React.Fragment>
      <Box sx={{ maxWidth: 640, mb: 4 }}>
        <Typography
          component="h1"
          sx={{
            fontFamily: serif,
            fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 3.5rem)',
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          Notes on the slow season
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 2, fontSize: '1.125rem' }}>
          A letter every Thursday about gardens, kitchens and the sky above them.
        </Typography>
      </Box>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label="Category"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {categories.map((name) => (
          <Chip
            key={name}
            label={name}
            variant={name === category ? 'filled' : 'outlined'}
            color={name === category ? 'primary' : 'default'}
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 2, mb: 4 }}>
        {shown.length === 1 ? '1 post' : `${shown.length} posts`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
          columnGap: 4,
          rowGap: 5,
        }}
      >
        {shown.map((post, index) => (
          <BlogCard key={post.id} post={post} isLarge={index === 0} />
        ))}
      </Box>
    </React.Fragment>
  );
}

export default function Blog() {
  const hash = useHash();
  const index = posts.findIndex(({ id }) => id === hash);
  const post = posts[index];
  const next = posts[(index + 1) % posts.length];

  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2.5, sm: 4 } }}>
      <CssBaseline />
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', py: 3 }}
      >
        <Link
          href="#"
          color="inherit"
          underline="none"
          sx={{ fontFamily: serif, fontSize: '1.25rem' }}
        >
          Slow Almanac
        </Link>
        <Stack component="nav" aria-label="Main" direction="row" spacing={3}>
          {['About', 'Archive'].map((name) => (
            <Link
              key={name}
              href={`#${name.toLowerCase()}`}
              color="text.secondary"
              variant="body2"
              underline="hover"
            >
              {name}
            </Link>
          ))}
        </Stack>
      </Stack>
      <Box component="main" sx={{ py: { xs: 4, md: 6 } }}>
        {post && next ? <BlogArticle post={post} next={next} /> : <PostList />}
      </Box>
      <Typography
        component="footer"
        variant="body2"
        color="text.secondary"
        sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}
      >
        Slow Almanac, written by hand in three small towns.
      </Typography>
    </Box>
  );
}
