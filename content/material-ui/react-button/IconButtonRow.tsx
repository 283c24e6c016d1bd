import * as React from 'react';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function IconButtonRow() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
      <IconButton
        aria-label="Star"
        aria-pressed={starred}
        edge="start"
        color={starred ? 'primary' : 'default'}
        onClick={() => setStarred(!starred)}
      >
        {starred ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
      <Box sx={{ minWidth: 0, mx: 1, mr: 4 }}>
        <Typography component="div" noWrap sx={{ fontWeight: 600 }}>
          Amara Okafor
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Floor plan for the new studio
        </Typography>
      </Box>
      <IconButton aria-label="Reply">
        <ReplyIcon />
      </IconButton>
      <IconButton aria-label="Archive" edge="end">
        <ArchiveOutlinedIcon />
      </IconButton>
    </Paper>
  );
}
