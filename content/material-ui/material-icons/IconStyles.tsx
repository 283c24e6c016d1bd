import HouseIcon from '@mui/icons-material/House';
import HouseOutlinedIcon from '@mui/icons-material/HouseOutlined';
import HouseRoundedIcon from '@mui/icons-material/HouseRounded';
import HouseSharpIcon from '@mui/icons-material/HouseSharp';
import HouseTwoToneIcon from '@mui/icons-material/HouseTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { name: 'Filled', Icon: HouseIcon },
  { name: 'Outlined', Icon: HouseOutlinedIcon },
  { name: 'Rounded', Icon: HouseRoundedIcon },
  { name: 'Sharp', Icon: HouseSharpIcon },
  { name: 'Two-tone', Icon: HouseTwoToneIcon },
];

export default function IconStyles() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {styles.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center', width: 72 }}>
          <Icon sx={{ fontSize: 48 }} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
