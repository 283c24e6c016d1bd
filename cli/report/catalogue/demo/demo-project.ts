import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about demos as projects of their own. */
export const rules = {
  unpublishedPackage: {
    code: 'demo/unpublished-package',
    severity: 'error',
    explanation:
      'A demo that readers may open as a project needs a package that only this site has: it is private, or has no version.',
    bad: {
      'content/index.md': '{{"demo": "Save.tsx"}}',
      'content/Save.tsx': `import { label } from 'acme-private';

export default function Save() {
  return <button>{label}</button>;
}
`,
      'node_modules/acme-private/package.json':
        '{ "name": "acme-private", "private": true, "main": "index.js", "type": "module" }\n',
      'node_modules/acme-private/index.js': "export const label = 'Save';\n",
    },
    good: {
      'content/index.md': '{{"demo": "Save.tsx", "hideEditButton": true}}',
      'content/Save.tsx': `import { label } from 'acme-private';

export default function Save() {
  return <button>{label}</button>;
}
`,
      'node_modules/acme-private/package.json':
        '{ "name": "acme-private", "private": true, "main": "index.js", "type": "module" }\n',
      'node_modules/acme-private/index.js': "export const label = 'Save';\n",
    },
  },
} as const satisfies Record<string, Rule>;

/** A package that nobody else can install. */
export const demoUnpublishedPackage = (name: string, place: Place): Diagnostic =>
  report(rules.unpublishedPackage, {
    message: `Readers cannot install ${name}: it is not published`,
    hint: 'Publish it, do without it, or give the demo the option "hideEditButton": true.',
    place,
  });
