import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import BlogCover from './BlogCover';
import type { Post } from './blogPosts';

export const serif = 'Georgia, "Times New Roman", serif';

/** The date, the author and the time that it takes to read a post. */
export const bylineOf = ({ author, date, minutes }: Post) =>
  `${author} · ${date} · ${minutes} minutes`;

/** A post in the list. The link covers the card. */
export default function BlogCard({ post, isLarge }: { post: Post; isLarge: boolean }) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        ...(isLarge && {
          gridColumn: '1 / -1',
          gridTemplateColumns: { sm: '1fr 1fr', md: '3fr 2fr' },
          alignItems: 'center',
          columnGap: { sm: 4, md: 6 },
          mb: { sm: 3 },
        }),
        '&:hover a': { textDecoration: 'underline' },
      }}
    >
      <BlogCover {...post} ratio={isLarge ? '3 / 2' : '16 / 10'} />
      <div>
        <Typography variant="body2" color="primary" sx={{ mb: 1, fontWeight: 500 }}>
          {post.category}
        </Typography>
        <Typography
          component="h2"
          sx={{
            fontFamily: serif,
            fontSize: isLarge ? 'clamp(1.5rem, 1rem + 2vw, 2.375rem)' : '1.3125rem',
            lineHeight: 1.25,
            textWrap: 'balance',
          }}
        >
          <Link
            href={`#${post.id}`}
            color="text.primary"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {post.title}
          </Link>
        </Typography>
        <Typography color="text.secondary" variant={isLarge ? 'body1' : 'body2'} sx={{ my: 1.5 }}>
          {post.lead}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {bylineOf(post)}
        </Typography>
      </div>
    </Box>
  );
}
