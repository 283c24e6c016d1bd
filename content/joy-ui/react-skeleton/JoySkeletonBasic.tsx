import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function JoySkeletonBasic() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div style={{ width: 280 }}>
      <Card aria-busy={loading}>
        <AspectRatio ratio="2">
          <Skeleton loading={loading}>
            <svg viewBox="0 0 160 80" role="img" aria-label="A kingfisher on a branch">
              <rect width="160" height="80" fill="#cfe6d8" />
              <path d="M0 62 L160 52" stroke="#7a5a3a" strokeWidth="5" />
              <ellipse cx="84" cy="40" rx="14" ry="18" fill="#1f7fa8" />
              <ellipse cx="88" cy="46" rx="8" ry="11" fill="#e0803a" />
              <circle cx="92" cy="20" r="10" fill="#1f7fa8" />
              <path d="M100 18 L122 22 L100 24 Z" fill="#333" />
            </svg>
          </Skeleton>
        </AspectRatio>
        <Typography level="title-md">
          <Skeleton loading={loading}>
            <span>Kingfisher</span>
          </Skeleton>
        </Typography>
        <Typography level="body-sm">
          <Skeleton loading={loading}>
            <span>Seen at the weir on Sunday morning, by two of our members.</span>
          </Skeleton>
        </Typography>
      </Card>
      <Button variant="soft" sx={{ mt: 2 }} onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </div>
  );
}
