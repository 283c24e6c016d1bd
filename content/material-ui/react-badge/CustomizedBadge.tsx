import VisibilityIcon from '@mui/icons-material/Visibility';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CustomizedBadge() {
  return (
    <Badge
      color="secondary"
      anchorOrigin={{ horizontal: 'left' }}
      badgeContent={
        <>
          <VisibilityIcon fontSize="inherit" sx={{ marginInlineEnd: 0.5 }} />3 people look at this
        </>
      }
      sx={{
        [`& .${badgeClasses.badge}`]: {
          insetInlineStart: 16,
          height: 24,
          borderRadius: 1,
          transform: 'translateY(-50%)',
        },
      }}
    >
      <Card variant="outlined">
        <CardContent>
          <Typography sx={{ fontWeight: 600 }}>Cabin by the lake</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Four beds, from 9 May, €118 a night
          </Typography>
        </CardContent>
      </Card>
    </Badge>
  );
}
