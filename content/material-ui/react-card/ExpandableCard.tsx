import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ExpandableCard() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 360, width: '100%' }}>
      <CardHeader
        title="Plum cake"
        subheader="75 minutes, 12 pieces"
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
        >
          Method
        </Button>
      </CardActions>
      <Collapse in={open} id={id}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2" component="ol" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            <li>Beat 150 g butter with 120 g sugar and three eggs.</li>
            <li>Fold in 200 g flour and spread the dough on a small tray.</li>
            <li>Press in 800 g halved plums. Bake 45 minutes at 180 °C.</li>
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
