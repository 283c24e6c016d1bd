/** Text of an SVG file: the engine bundles themes with the `text` loader for them. */
declare module '*.svg' {
  const text: string;
  export default text;
}

declare module '*.css';
