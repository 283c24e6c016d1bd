import Typography from '@mui/material/Typography';
import { Playground } from 'docs-build/playground';

export default function TypographyPlayground() {
  return (
    <Playground
      component={Typography}
      name="Typography"
      from="@mui/material/Typography"
      controls={{
        variant: [
          'body1',
          'body2',
          'h1',
          'h2',
          'h3',
          'h4',
          'h5',
          'h6',
          'subtitle1',
          'subtitle2',
          'button',
          'caption',
          'overline',
        ],
        align: ['inherit', 'left', 'center', 'right'],
        gutterBottom: false,
        noWrap: false,
        children: 'Low tide at noon',
      }}
    />
  );
}
