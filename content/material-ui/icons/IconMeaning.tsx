import LockIcon from '@mui/icons-material/Lock';
import PublicIcon from '@mui/icons-material/Public';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const boards = [
  { name: 'Summer party', isPublic: true },
  { name: 'Salaries', isPublic: false },
];

export default function IconMeaning() {
  return (
    <Paper elevation={0} sx={{ width: 280 }}>
      <Table aria-label="Boards and who can see them">
        <TableBody>
          {boards.map(({ name, isPublic }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">
                {isPublic ? (
                  <PublicIcon titleAccess="Everyone can see it" />
                ) : (
                  <LockIcon titleAccess="Only you can see it" />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
