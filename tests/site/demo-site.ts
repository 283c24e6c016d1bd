import { buildSiteOf } from '../harness/built-site.ts';

const CONFIG = {
  site: {
    url: 'https://docs.example.com',
    name: 'Field',
    repository: 'https://github.com/field/field',
  },
};

/** Creates a demo that shows its name, with types and a preview. */
const demo = (name: string) => `interface RowProps {
  readonly text: string;
}

function Row({ text }: RowProps) {
  return <p>{text}</p>;
}

export default function ${name}() {
  return (
    <div>
      <Row text="${name}" />
      <button type="button">Water</button>
    </div>
  );
}
`;

const WITH_FILES = `import { useState } from 'react';
import { beds, type Bed } from './beds';
import { label } from './label';

export default function Files() {
  const [bed, setBed] = useState<Bed | undefined>(beds[0]);
  return (
    <div>
      <button type="button" onClick={() => setBed(beds[1])}>
        {label(bed)}
      </button>
    </div>
  );
}
`;

/** Demos by name, with their options. */
const DEMOS: Readonly<Record<string, object>> = {
  Plain: {},
  Filled: { bg: true },
  Bare: { bg: false },
  Gradient: { bg: 'gradient', maxWidth: 400 },
  Inline: { bg: 'inline' },
  Playground: { bg: 'playground' },
  Framed: { iframe: true, height: 200 },
  Files: {},
  Hidden: { hideToolbar: true },
  Opened: { defaultCodeOpen: true },
  Closed: { defaultCodeOpen: false },
  Fixed: { disableLiveEdit: true, hideEditButton: true },
};

const sections = Object.entries(DEMOS).map(
  ([name, options]) =>
    `## ${name} bed\n\nText.\n\n{{${JSON.stringify({ demo: `${name}.tsx`, ...options }).slice(1, -1)}}}\n`,
);

const FILES: Readonly<Record<string, string>> = {
  'docs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
  'content/index.md': `---\ntitle: Beds\ndescription: Demos of every kind.\n---\n\n${sections.join('\n')}`,
  ...Object.fromEntries(Object.keys(DEMOS).map((name) => [`content/${name}.tsx`, demo(name)])),
  'content/Files.tsx': WITH_FILES,
  'content/beds.ts': `export interface Bed {\n  readonly name: string;\n}\n\nexport const beds: readonly Bed[] = [{ name: 'North' }, { name: 'South' }];\n`,
  'content/label.ts': `import type { Bed } from './beds';\n\nexport const label = (bed?: Bed) => bed?.name ?? 'None';\n`,
};

/** Builds a site with one page, `/`, with a demo of every kind and the default theme. */
export const buildDemoSite = () => buildSiteOf('demos', FILES);
