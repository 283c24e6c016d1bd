import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoyUsageLunch() {
  const [vegan, setVegan] = React.useState(false);
  const [ordered, setOrdered] = React.useState(false);

  return (
    <Sheet variant="soft" sx={{ display: 'grid', gap: 2, p: 2.5, width: 280, borderRadius: 'md' }}>
      <Typography level="title-lg" component="p">
        Lunch on Thursday
      </Typography>
      <Checkbox
        label="Without meat and milk"
        checked={vegan}
        disabled={ordered}
        onChange={(event) => setVegan(event.target.checked)}
      />
      <Button
        variant={ordered ? 'outlined' : 'solid'}
        color={ordered ? 'neutral' : 'primary'}
        onClick={() => setOrdered(!ordered)}
      >
        {ordered ? 'Cancel the order' : 'Order'}
      </Button>
      <Typography level="body-sm" textColor="text.primary" role="status">
        {ordered ? `Ordered: ${vegan ? 'chickpea curry' : 'lasagna'}` : 'Order until 11:00.'}
      </Typography>
    </Sheet>
  );
}
