import * as React from 'react';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function IconButtonRow() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
      <Tooltip title="Star">
        <IconButton
          edge="start"
          aria-pressed={starred}
          color={starred ? 'primary' : 'default'}
          onClick={() => setStarred(!starred)}
        >
          {starred ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </Tooltip>
      <Box sx={{ minWidth: 0, mx: 1, mr: 4 }}>
        <Typography component="div" noWrap sx={{ fontWeight: 600 }}>
          Amara Okafor
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Floor plan for the new studio
        </Typography>
      </Box>
      <Tooltip title="Reply">
        <IconButton>
          <ReplyIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton edge="end">
          <ArchiveOutlinedIcon />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}
