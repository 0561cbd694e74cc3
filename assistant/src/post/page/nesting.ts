/** Elements that have no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base basefont br col embed frame hr img input link meta param source track wbr'.split(' '),
);

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that stand on lines of their own; the end of an inline element never closes them. */
export const blockElements = setOf(
  'html body head address article aside blockquote center details dialog dd div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol option p pre ' +
    'section select summary table caption tbody td tfoot th thead tr ul template',
);

const closesParagraph = setOf(
  'address article aside blockquote center details div dl fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul dd dt',
);

const headings = setOf('h1 h2 h3 h4 h5 h6');
const listEnd = setOf('ul ol menu');
const tableEnd = setOf('table');
const descriptionEnd = setOf('dl');
const cells = setOf('td th');
const rows = setOf('tr td th');
const bodies = setOf('thead tbody tfoot tr td th caption colgroup');
const terms = setOf('dd dt');
const cellEnd = setOf('td th table caption html template');

/** Which open elements a start tag ends, and where the search for them stops. */
const implied = new Map<string, { closes: ReadonlySet<string>; within: ReadonlySet<string> }>([
  ['li', { closes: setOf('li'), within: listEnd }],
  ['dd', { closes: terms, within: descriptionEnd }],
  ['dt', { closes: terms, within: descriptionEnd }],
  ['td', { closes: cells, within: setOf('tr table') }],
  ['th', { closes: cells, within: setOf('tr table') }],
  ['tr', { closes: rows, within: tableEnd }],
  ['tbody', { closes: bodies, within: tableEnd }],
  ['thead', { closes: bodies, within: tableEnd }],
  ['tfoot', { closes: bodies, within: tableEnd }],
  ['option', { closes: setOf('option'), within: setOf('select') }],
  ['body', { closes: setOf('head'), within: setOf('html') }],
]);

/** How many of the open elements, outermost first, stay open before `name` starts. */
export function openBefore(name: string, open: readonly string[]): number {
  let stay = open.length;
  const rule = implied.get(name);
  if (rule !== undefined) {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const one = open[index] ?? '';
      if (rule.within.has(one)) break;
      if (rule.closes.has(one)) stay = index;
    }
  }
  if (closesParagraph.has(name)) {
    for (let index = stay - 1; index >= 0; index -= 1) {
      const one = open[index] ?? '';
      if (one === 'p' || (headings.has(one) && headings.has(name))) return index;
      if (blockElements.has(one)) break;
    }
  }
  return stay;
}

/** How many of the open elements stay open after the end tag of `name`. */
export function openAfter(name: string, open: readonly string[]): number {
  const isBlock = blockElements.has(name);
  const isOfTable = bodies.has(name) || name === 'table';
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const one = open[index] ?? '';
    if (one === name || (headings.has(name) && headings.has(one))) return index;
    if (!isBlock && blockElements.has(one)) break;
    if (!isOfTable && cellEnd.has(one)) break;
  }
  return open.length;
}
