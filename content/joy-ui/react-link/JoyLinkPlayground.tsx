import Link from '@mui/joy/Link';
import { Playground } from 'docs-build/playground';

export default function JoyLinkPlayground() {
  return (
    <Playground
      component={Link}
      name="Link"
      from="@mui/joy/Link"
      controls={{
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        underline: ['hover', 'always', 'none'],
        level: ['body-md', 'body-sm', 'body-lg', 'title-md'],
        disabled: false,
        children: 'Opening hours',
      }}
      initial={{ href: '#playground' }}
    />
  );
}
