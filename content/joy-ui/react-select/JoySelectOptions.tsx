import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const guides = [
  { id: 'ana', name: 'Ana Ruiz', skill: 'Glaciers', away: false },
  { id: 'ola', name: 'Ola Berg', skill: 'Caves', away: false },
  { id: 'kim', name: 'Kim Seo', skill: 'Rivers', away: true },
];

export default function JoySelectOptions() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Your guide</FormLabel>
      <Select defaultValue="ana">
        {guides.map(({ id, name, skill, away }) => (
          <Option key={id} value={id} label={name} disabled={away}>
            <ListItemDecorator>
              <Avatar size="sm">{name[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-xs">{away ? 'Away this week' : skill}</Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
