import Prism from 'prismjs/components/prism-core.js';

// Grammars are scripts that expect this global.
Object.assign(globalThis, { Prism });
export { Prism };
