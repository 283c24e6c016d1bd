import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const orders = [
  { id: 'A-1041', state: 'Packed', contents: '2 mugs, 1 teapot, gift wrap' },
  { id: 'A-1042', state: 'Shipped', contents: '6 soup bowls' },
  { id: 'A-1043', state: 'Waiting', contents: '1 vase, 1 hand-written card' },
];

export default function CollapsibleTable() {
  const [openId, setOpenId] = React.useState('');

  return (
    <Table aria-label="Pottery orders" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>State</TableCell>
          <TableCell align="right">Contents</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, state, contents }) => (
          <React.Fragment key={id}>
            <TableRow sx={{ '& > th, & > td': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{state}</TableCell>
              <TableCell align="right">
                <IconButton
                  size="small"
                  aria-label={`Contents of ${id}`}
                  aria-expanded={openId === id}
                  onClick={() => setOpenId(openId === id ? '' : id)}
                >
                  {openId === id ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
                </IconButton>
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={3} sx={{ py: 0 }}>
                <Collapse in={openId === id} unmountOnExit>
                  <Typography variant="body2" sx={{ pb: 2 }}>
                    {contents}
                  </Typography>
                </Collapse>
              </TableCell>
            </TableRow>
          </React.Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
