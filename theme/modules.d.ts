/** SVG files are bundled as text. */
declare module '*.svg' {
  const text: string;
  export default text;
}

/** Style sheets are bundled as text if imported so, and into the theme's own otherwise. */
declare module '*.css' {
  const text: string;
  export default text;
}
