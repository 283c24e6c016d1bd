import Typography from '@mui/joy/Typography';
import { Playground } from 'docs-build/playground';

export default function JoyTypographyPlayground() {
  return (
    <Playground
      component={Typography}
      name="Typography"
      from="@mui/joy/Typography"
      controls={{
        level: [
          'body-md',
          'h1',
          'h2',
          'h3',
          'h4',
          'title-lg',
          'title-md',
          'title-sm',
          'body-lg',
          'body-sm',
          'body-xs',
        ],
        noWrap: false,
        gutterBottom: false,
        children: 'Low tide at noon',
      }}
    />
  );
}
