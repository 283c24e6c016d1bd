import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  return (
    <TextareaAutosize
      aria-label="Note to the gardener"
      defaultValue="Please water the tomatoes every evening. The hose is behind the shed, and the key hangs next to the door."
      style={{ width: 240 }}
    />
  );
}
