/** Templates of a project's files: real files, whose text is built in. */
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
