import Box from '@mui/material/Box';
import type { Post } from './blogPosts';

/** A landscape in the colors of a post. Its shapes depend on the length of the id. */
export default function BlogCover({
  id,
  colors,
  ratio,
}: Pick<Post, 'id' | 'colors'> & { ratio: string }) {
  const seed = id.length * 13;
  const [sky, far, near, ground] = colors;
  const ridge = (y: number, shift: number) =>
    `M0 ${y}c${60 + shift} ${-30 - (shift % 40)} ${110 + shift} ${-40} 200 ${-10 + (shift % 30)}s130 ${-34} 200 ${-16}V240H0z`;
  return (
    <Box
      component="svg"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', aspectRatio: ratio, borderRadius: 3, bgcolor: sky }}
    >
      <circle cx={90 + ((seed * 3) % 240)} cy="84" r={26 + (seed % 16)} fill="#fff" opacity="0.7" />
      <g transform={seed % 2 === 0 ? undefined : 'translate(400) scale(-1 1)'}>
        <path d={ridge(158, seed % 50)} fill={far} />
        <path d={ridge(194, (seed * 2) % 70)} fill={near} />
        <path d={ridge(228, (seed * 3) % 60)} fill={ground} />
      </g>
    </Box>
  );
}
