/** The part of the library that reads no language by itself. */
declare module 'prismjs/components/prism-core.js' {
  import * as Prism from 'prismjs';
  export default Prism;
}
