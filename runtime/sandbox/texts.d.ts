/** Templates of a project's files: real files, whose text is built in. */
declare module '*.txt' {
  const text: string;
  export default text;
}
