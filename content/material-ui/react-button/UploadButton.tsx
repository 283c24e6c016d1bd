import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <input
        ref={inputRef}
        type="file"
        accept=".pdf,.txt"
        hidden
        onChange={(event) => setFileName(event.target.files?.[0]?.name ?? '')}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        {fileName ? 'Replace receipt' : 'Attach receipt'}
      </Button>
      <Typography variant="body2" component="div" role="status" sx={{ color: 'text.secondary' }}>
        {fileName ? `Attached: ${fileName}` : 'PDF or plain text'}
      </Typography>
    </Stack>
  );
}
