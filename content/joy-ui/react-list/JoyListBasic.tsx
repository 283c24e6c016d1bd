import BuildIcon from '@mui/icons-material/Build';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const day = [
  { icon: <PedalBikeIcon />, title: 'Fetch the bikes', text: 'Nine o’clock, at the depot' },
  { icon: <BuildIcon />, title: 'Repair café', text: 'Bring tires and patience' },
  { icon: <LocalCafeIcon />, title: 'Coffee with the helpers', text: 'Cake is welcome' },
];

export default function JoyListBasic() {
  return (
    <List sx={{ maxWidth: 320 }}>
      {day.map(({ icon, title, text }) => (
        <ListItem key={title}>
          <ListItemDecorator>{icon}</ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{title}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
