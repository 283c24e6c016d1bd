/** Templates of a project's files: real files, whose text is built in. */
declare module '*.txt' {
  const text: string;
  export default text;
}

/** Prism without any language. */
declare module 'prismjs/components/prism-core.js' {
  import * as Prism from 'prismjs';
  export default Prism;
}
