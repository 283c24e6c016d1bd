import { Playground } from 'docs-build/playground';
import { GuideBuoy } from './GuideBuoy';

export default function GuideBuoyPlayground() {
  return (
    <Playground
      component={GuideBuoy}
      name="GuideBuoy"
      controls={{ children: 'Buoy 7', side: ['port', 'starboard'], isLit: false }}
    />
  );
}
