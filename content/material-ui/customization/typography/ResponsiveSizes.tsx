import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme, responsiveFontSizes } from '@mui/material/styles';

const fixed = createTheme();
const responsive = responsiveFontSizes(createTheme());
const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1'] as const;

const inPixels = (size: unknown) => `${Math.round(Number.parseFloat(String(size)) * 16)} px`;

export default function ResponsiveSizes() {
  return (
    <Table size="small" aria-label="Font sizes" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Text style</TableCell>
          <TableCell align="right">Fixed</TableCell>
          <TableCell align="right">On phones</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {VARIANTS.map((variant) => (
          <TableRow key={variant}>
            <TableCell>{variant}</TableCell>
            <TableCell align="right">{inPixels(fixed.typography[variant].fontSize)}</TableCell>
            <TableCell align="right">{inPixels(responsive.typography[variant].fontSize)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
