import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)(({ theme }) => ({
  borderRadius: 999,
  overflow: 'hidden',
  [`& .${buttonGroupClasses.grouped}`]: {
    minWidth: 96,
    textTransform: 'none',
    paddingBlock: theme.spacing(1),
  },
  [`& .${buttonGroupClasses.firstButton}, & .${buttonGroupClasses.middleButton}`]: {
    borderRight: '2px solid currentColor',
  },
}));

export default function CustomizedButtonGroup() {
  const [reply, setReply] = React.useState('Maybe');

  return (
    <PillGroup
      variant="contained"
      color="secondary"
      disableElevation
      aria-label="Will you join us on Friday?"
    >
      {['Yes', 'Maybe', 'No'].map((answer) => (
        <Button
          key={answer}
          aria-pressed={answer === reply}
          onClick={() => setReply(answer)}
          sx={{ fontWeight: answer === reply ? 800 : 400 }}
        >
          {answer === reply ? `✓ ${answer}` : answer}
        </Button>
      ))}
    </PillGroup>
  );
}
