import Skeleton from '@mui/material/Skeleton';
import { Playground } from 'docs-build/playground';

export default function SkeletonPlayground() {
  return (
    <Playground
      component={Skeleton}
      name="Skeleton"
      from="@mui/material/Skeleton"
      controls={{
        variant: ['text', 'circular', 'rectangular', 'rounded'],
        animation: ['pulse', 'wave'],
        width: 160,
        height: 40,
      }}
    />
  );
}
