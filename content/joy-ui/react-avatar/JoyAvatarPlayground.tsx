import Avatar from '@mui/joy/Avatar';
import { Playground } from 'docs-build/playground';

export default function JoyAvatarPlayground() {
  return (
    <Playground
      component={Avatar}
      name="Avatar"
      from="@mui/joy/Avatar"
      controls={{
        variant: ['soft', 'solid', 'outlined', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        children: 'MK',
      }}
    />
  );
}
