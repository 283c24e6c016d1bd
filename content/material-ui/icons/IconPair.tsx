import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';

export default function IconPair() {
  const [kept, setKept] = React.useState(false);
  const Icon = kept ? BookmarkIcon : BookmarkBorderIcon;

  return (
    <Button
      variant="outlined"
      startIcon={<Icon />}
      aria-pressed={kept}
      onClick={() => setKept(!kept)}
    >
      Keep this recipe
    </Button>
  );
}
