import Rating from '@mui/material/Rating';
import { Playground } from 'docs-build/playground';

export default function RatingPlayground() {
  return (
    <Playground
      component={Rating}
      name="Rating"
      from="@mui/material/Rating"
      controls={{
        max: [5, 3, 10],
        precision: [1, 0.5],
        size: ['medium', 'small', 'large'],
        disabled: false,
        readOnly: false,
      }}
      initial={{ name: 'rating-playground', defaultValue: 3 }}
    />
  );
}
