/** The colors of the product's own pages: in light, and in dark where the mail program knows it. */
const colors = {
  paper: ['background', '#fffaf4', '#191412'],
  card: ['background', '#ffffff', '#231c19'],
  ink: ['color', '#2a1d17', '#f7ede4'],
  soft: ['color', '#6a564b', '#c4b1a4'],
  link: ['color', '#b93a12', '#ff9d70'],
  button: ['background', '#b93a12', '#ff9d70'],
  label: ['color', '#ffffff', '#2b1208'],
  bubble: ['background', '#b93a12', '#ff9d70'],
  pot: ['background', '#2a1d17', '#f7ede4'],
} as const;

type Name = keyof typeof colors;

/**
 * The attributes of an element that has one of the colors. Light ones stand on the element, since some
 * mail programs drop style sheets; dark ones are in `darkStyles`.
 * @param css declarations next to the color.
 */
export function styled(name: Name, css = ''): string {
  const [property, light] = colors[name];
  return `class="${name}" style="${property}:${light};${css}"`;
}

/** The style sheet's rules for dark. */
export const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  colors,
)
  .map(([name, [property, , dark]]) => `.${name}{${property}:${dark}!important}`)
  .join('')}}`;
