import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoySheetLevels() {
  return (
    <Sheet sx={{ p: 2, borderRadius: 'lg', bgcolor: 'background.level1' }}>
      <Typography level="body-sm" textColor="text.primary">
        background.level1
      </Typography>
      <Sheet sx={{ mt: 1, p: 2, borderRadius: 'md', bgcolor: 'background.surface' }}>
        <Typography level="body-sm" textColor="text.primary">
          background.surface
        </Typography>
        <Sheet
          variant="outlined"
          sx={{ mt: 1, p: 2, borderRadius: 'sm', bgcolor: 'background.popup', boxShadow: 'sm' }}
        >
          <Typography level="body-sm" textColor="text.primary">
            background.popup, with a shadow
          </Typography>
        </Sheet>
      </Sheet>
    </Sheet>
  );
}
