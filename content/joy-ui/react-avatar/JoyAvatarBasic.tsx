import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" fill="#f3d9b1"/>
    <path d="M6 40q2-13 14-13t14 13z" fill="#3b6b8f"/>
    <circle cx="20" cy="18" r="9" fill="#b87b56"/>
    <path d="M10 18q0-11 10-11t10 11q-4-5-10-5t-10 5z" fill="#4a3728"/>
  </svg>`,
)}`;

const crew = [
  { name: 'Idris Bello', role: 'Captain', avatar: <Avatar src={portrait} alt="" /> },
  { name: 'Lena Vogt', role: 'Navigator', avatar: <Avatar aria-hidden>LV</Avatar> },
  { name: 'To be found', role: 'Cook', avatar: <Avatar /> },
];

export default function JoyAvatarBasic() {
  return (
    <List aria-label="Crew" sx={{ '--ListItemDecorator-size': '3.5rem', maxWidth: 240 }}>
      {crew.map(({ name, role, avatar }) => (
        <ListItem key={name}>
          <ListItemDecorator>{avatar}</ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{role}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
