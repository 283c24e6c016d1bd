import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

function Contact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@320': 'row' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
        }}
      >
        <Box sx={{ fontWeight: 'bold' }}>{name}</Box>
        <div>{children}</div>
      </Box>
    </Box>
  );
}

export default function SxContainers() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 480 }}>
      <Contact name="Ines Okafor">ines@example.com</Contact>
      <Box sx={{ width: 1 / 2 }}>
        <Contact name="Tomas Lind">tomas@example.com</Contact>
      </Box>
    </Box>
  );
}
