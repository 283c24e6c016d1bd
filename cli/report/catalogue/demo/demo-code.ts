import { type Diagnostic, fileStart, type Place } from '../../../model/diagnostic.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const syntax: Rule = {
  code: 'demo/syntax',
  needsRender: true,
  severity: 'error',
  explanation: 'A demo, or a module that it imports, is not valid TypeScript or JavaScript.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': 'export default function Save() {\n  return <button>Save<button>;\n}\n',
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': 'export default function Save() {\n  return <button>Save</button>;\n}\n',
  },
};

const unresolvedImport: Rule = {
  code: 'demo/unresolved-import',
  needsRender: true,
  severity: 'error',
  explanation:
    'A demo imports a package or file that is not there. Packages are looked for in the site first, then in the engine.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from './lables';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'content/labels.ts': "export const label = 'Save';\n",
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from './labels';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'content/labels.ts': "export const label = 'Save';\n",
  },
};

const noSuchExport: Rule = {
  code: 'demo/no-such-export',
  needsRender: true,
  severity: 'error',
  explanation:
    'A demo imports a name that the package or file does not export, or has no default export itself.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { lable } from 'acme';

export default function Save() {
  return <button>{lable}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js': "export const label = 'Save';\n",
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from 'acme';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js': "export const label = 'Save';\n",
  },
};

const bundleFailed: Rule = {
  code: 'demo/bundle-failed',
  needsRender: true,
  severity: 'error',
  explanation: 'The code of a page could not be put together.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import label from './label.xyz';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'content/label.xyz': 'Save',
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import label from './label.json';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'content/label.json': '"Save"\n',
  },
};

const SHOWN_WIDTH = `import { useEffect, useState } from 'react';

export default function Save() {
  const [width, setWidth] = useState(0);
  useEffect(() => setWidth(window.innerWidth), []);
  return <p>{width}</p>;
}
`;

const renderFailed: Rule = {
  code: 'demo/render-failed',
  needsRender: true,
  severity: 'warning',
  explanation:
    'A demo or component threw while it was rendered at build. Its place shows the error, and the browser tries again.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': 'export default function Save() {\n  return <p>{JSON.parse("{")}</p>;\n}\n',
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': 'export default function Save() {\n  return <p>{JSON.parse("1")}</p>;\n}\n',
  },
};

const clientOnly: Rule = {
  code: 'demo/client-only',
  needsRender: true,
  severity: 'warning',
  explanation:
    'A demo or component needs a browser while it is loaded or rendered, so readers see it only once its script has run.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx':
      'export default function Save() {\n  return <p>{window.innerWidth}</p>;\n}\n',
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': SHOWN_WIDTH,
  },
};

const packageFault: Rule = {
  code: 'demo/package-fault',
  needsRender: true,
  severity: 'warning',
  explanation:
    'A package that demos use imports something that does not exist. A missing name is `undefined`, as in other bundlers; a missing module throws, so only the demos that run it fail.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from 'acme';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js':
      "import { Label, save } from './texts.js';\nexport const label = save;\nexport { Label };\n",
    'node_modules/acme/texts.js': "export const save = 'Save';\n",
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from 'acme';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js':
      "import { save } from './texts.js';\nexport const label = save;\n",
    'node_modules/acme/texts.js': "export const save = 'Save';\n",
  },
};

const nodeModule: Rule = {
  code: 'demo/node-module',
  needsRender: true,
  severity: 'warning',
  explanation:
    'A package that demos use imports modules of Node. Browsers have none, so they are empty there, as in other bundlers.',
  bad: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from 'acme';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js':
      "import { sep } from 'node:path';\nexport const label = sep ? 'Save' : 'Send';\n",
  },
  good: {
    'content/index.md': '{{"demo": "Save.tsx"}}',
    'content/Save.tsx': `import { label } from 'acme';

export default function Save() {
  return <button>{label}</button>;
}
`,
    'node_modules/acme/package.json':
      '{ "name": "acme", "version": "1.0.0", "main": "index.js", "type": "module" }\n',
    'node_modules/acme/index.js': "export const label = 'Save';\n",
  },
};

/** What can be wrong with the code of demos and components. */
export const rules: Readonly<Record<string, Rule>> = {
  packageFault,
  nodeModule,
  syntax,
  unresolvedImport,
  noSuchExport,
  bundleFailed,
  renderFailed,
  clientOnly,
};

/** A module that does not parse. `message` is the parser's. */
export const demoSyntax = (message: string, place: Place): Diagnostic =>
  report(syntax, { message, place });

/** A package that is not installed, or a file that does not exist. */
export const demoUnresolvedImport = (specifier: string, place: Place): Diagnostic =>
  report(unresolvedImport, {
    message: `Cannot find ${specifier}`,
    hint: specifier.startsWith('.')
      ? 'Correct the path: it starts from the file that imports.'
      : `Correct the name, or install the package beside the site: npm install ${specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')}`,
    place,
  });

/** A name that a package, or a file of the site, does not export. */
export const demoNoSuchExport = (name: string, from: string, place: Place): Diagnostic =>
  report(noSuchExport, {
    message: `${from} has no export called ${name}`,
    hint: 'Correct the name: look at what is exported there, for a package in the installed version.',
    place,
  });

/** A demo without a default export. */
export const demoNoDefaultExport = (file: string): Diagnostic =>
  report(noSuchExport, {
    message: 'The demo has no default export',
    hint: 'Export the component that is shown: export default function …',
    place: fileStart(file),
  });

/** Anything else the bundler says about the site's code. */
export const demoBundleFailed = (message: string, place?: Place): Diagnostic =>
  report(bundleFailed, { message, ...(place && { place }) });

/** A mistake in a package. `place` is in the package's own file. */
export const demoPackageFault = (name: string, reason: string, place: Place): Diagnostic =>
  report(packageFault, {
    message: `${name} is faulty: ${reason}`,
    hint: 'Nothing in this site can repair it: install another version, or what the package needs beside it.',
    place,
  });

/** A package that needs Node, in a browser. */
export const demoNodeModules = (name: string, modules: readonly string[]): Diagnostic =>
  report(nodeModule, {
    message: `${name} imports modules of Node, which are empty in browsers: ${modules.join(', ')}`,
    hint: 'Demos that use them at run time fail there. Import the part of the package that is made for browsers.',
  });

/** A demo or component that throws. `place` is its directive's. */
export const demoRenderFailed = (name: string, message: string, place: Place): Diagnostic =>
  report(renderFailed, {
    message: `${name} threw while it was rendered: ${message}`,
    hint: 'Run the demo in a page of its own to see where. What depends on the reader belongs in effects and handlers.',
    place,
  });

/** A demo or component that needs a global of browsers. `place` is its directive's. */
export const demoClientOnly = (name: string, needs: string, place: Place): Diagnostic =>
  report(clientOnly, {
    message: `${name} needs \`${needs}\`, so only the browser renders it`,
    hint: 'To render it at build too, read the window, the document and storage in effects or handlers only.',
    place,
  });
