const svg = 'http://www.w3.org/2000/svg';

function make(name: 'svg' | 'path', attributes: object) {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Draws one path of lines on a square of 24 units; next to a text, so it has no name of its own. */
export function icon(lines: string, size: number): SVGElement {
  const picture = make('svg', {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    'aria-hidden': true,
  });
  picture.append(make('path', { d: lines }));
  return picture;
}
