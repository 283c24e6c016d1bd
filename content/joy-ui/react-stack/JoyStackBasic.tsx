import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const team = [
  { name: 'Amara', task: 'Costumes' },
  { name: 'Jonas', task: 'Light' },
  { name: 'Mei', task: 'Prompt' },
];

export default function JoyStackBasic() {
  return (
    <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {team.map(({ name, task }) => (
        <Stack key={name} component="li" direction="row" spacing={1.5}>
          <Avatar color="primary">{name[0]}</Avatar>
          <div>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{task}</Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
