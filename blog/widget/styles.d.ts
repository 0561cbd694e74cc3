/* Styles that are part of a script, as their text. */
declare module '*.text.css' {
  const text: string;
  export default text;
}
