import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const readings = Array.from({ length: 24 }, (_, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  level: `${142 + ((hour * 7) % 12)} cm`,
}));

export default function LazyAccordion() {
  return (
    <Accordion sx={{ width: '100%' }} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="gauge-header"
        aria-controls="gauge-content"
      >
        <Typography component="span">River gauge, all 24 readings</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Table size="small" aria-label="River gauge readings">
          <TableBody>
            {readings.map(({ time, level }) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell align="right">{level}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  );
}
