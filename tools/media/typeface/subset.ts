import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the brand's typeface out of the fonts as they are published: the letters, weights and optical
 * size that the product shows. Run by hand after a change of what is kept, and look at the result:
 * `node tools/run.js tools/media/typeface/subset`.
 */
const files = path.join(import.meta.dirname, '../../../shell/src/typeface/files');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const without = (text: string, left: string) =>
  Array.from(text, (sign) => (left.includes(sign) ? '' : sign)).join('');

const letters = range(0x20, 0x7e) + without(range(0xa0, 0xff), '¤¦¨ª¬­¯²³´µ¶¸¹º') + 'ıŒœ‘’‚“”„–—…';
const signs = '•€™−→';
const rareInHeadings = '¡¢£¥§©«®°±·»¼½¾¿×÷';

/** Latin Extended-A as names in Europe have it, and the comma letters of Romanian. */
const ofNames = without(range(0x100, 0x17f), 'ĔĕĬĭŎŏĈĉĜĝĤĥĴĵŜŝŬŭĸŉſĿŀĲĳĨĩŨũŒœı') + 'ȘșȚț';

/** What is drawn like the wordmark: large, softened, without the leaning letters. */
const display = { wght: 650, opsz: 72, SOFT: 50, WONK: 0 };
const text = { wght: { min: 400, max: 650 } };

const cuts = [
  {
    name: 'fraunces',
    from: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    keeps: `${without(letters, rareInHeadings)}€`,
    axes: display,
  },
  {
    name: 'fraunces-names',
    from: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
    keeps: ofNames,
    axes: display,
  },
  {
    name: 'figtree',
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    keeps: letters + signs,
    axes: text,
  },
  {
    name: 'figtree-names',
    from: import.meta
      .resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    keeps: ofNames,
    axes: text,
  },
];

for (const { name, from, keeps, axes } of cuts) {
  const font = await subsetFont(readFileSync(fileURLToPath(from)), keeps, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
    noHinting: true,
  });
  writeFileSync(path.join(files, `${name}.woff2`), font);
  console.log(`${name}.woff2  ${font.length.toLocaleString('en-US')} bytes`);
}
