/** SVG files are bundled as text. */
declare module '*.svg' {
  const text: string;
  export default text;
}

/** Style sheets are bundled as text if imported as text, else into the theme's style sheet. */
declare module '*.css' {
  const text: string;
  export default text;
}
