import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlinedIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import Rating, { ratingClasses } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const levels = ['Mild', 'Warm', 'Hot'];

export default function RatingIcons() {
  return (
    <Stack spacing={1}>
      <Typography id="RatingIcons-label">How spicy should it be?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="RatingIcons-label"
        max={3}
        defaultValue={1}
        emptyLabelText="Not spicy"
        getLabelText={(value) => levels[value - 1] ?? 'Not spicy'}
        icon={<LocalFireDepartmentIcon fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlinedIcon fontSize="inherit" />}
        sx={{
          fontSize: 32,
          [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
          [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        }}
      />
    </Stack>
  );
}
