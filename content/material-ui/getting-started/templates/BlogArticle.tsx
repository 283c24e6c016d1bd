import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bylineOf, serif } from './BlogCard';
import BlogCover from './BlogCover';
import type { Post } from './blogPosts';

const initialsOf = (name: string) => name.replace(/(\w)\w*\s*/g, '$1');

export default function BlogArticle({ post, next }: { post: Post; next: Post }) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [post.id]);

  return (
    <Box component="article" sx={{ maxWidth: 680, mx: 'auto' }}>
      <Link href="#" variant="body2" underline="hover">
        All posts
      </Link>
      <Typography
        ref={heading}
        component="h1"
        tabIndex={-1}
        sx={{
          mt: 3,
          fontFamily: serif,
          fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 2.75rem)',
          lineHeight: 1.2,
          letterSpacing: '-0.01em',
          textWrap: 'balance',
          outline: 'none',
        }}
      >
        {post.title}
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', my: 3 }}>
        <Avatar aria-hidden sx={{ width: 36, height: 36, fontSize: 14, bgcolor: 'text.primary' }}>
          {initialsOf(post.author)}
        </Avatar>
        <Typography variant="body2" color="text.secondary">
          {bylineOf(post)}
        </Typography>
      </Stack>
      <BlogCover {...post} ratio="2 / 1" />
      <Box sx={{ mt: 4, fontFamily: serif, fontSize: '1.125rem', lineHeight: 1.7 }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '1.25rem' }}>
          {post.lead}
        </Box>
        {post.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Box>
      <Box
        component="nav"
        aria-label="Next"
        sx={{ mt: 6, pt: 3, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="body2" color="text.secondary">
          Read next
        </Typography>
        <Link
          href={`#${next.id}`}
          underline="hover"
          sx={{ fontFamily: serif, fontSize: '1.25rem' }}
        >
          {next.title}
        </Link>
      </Box>
    </Box>
  );
}
