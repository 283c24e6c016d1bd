import Prism from 'prismjs/components/prism-core.js';

// Grammars are scripts that look for it there.
Object.assign(globalThis, { Prism });
export { Prism };
