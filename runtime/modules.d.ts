/** Templates of project files: files that are bundled as text. */
declare module '*.txt' {
  const text: string;
  export default text;
}

/** Documentation of rules: bundlers and tests load it as text. */
declare module '*.md' {
  const text: string;
  export default text;
}

/** Prism without any language. */
declare module 'prismjs/components/prism-core.js' {
  import * as Prism from 'prismjs';
  export default Prism;
}
