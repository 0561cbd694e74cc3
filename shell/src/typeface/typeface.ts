import figtree from './files/figtree.woff2';
import figtreeNames from './files/figtree-names.woff2';
import fraunces from './files/fraunces.woff2';
import frauncesNames from './files/fraunces-names.woff2';
import { oncePainted } from '../painted';
import type { Router } from '../router';
import { tryInPlace } from './try-in-place';

/** Letters of names that only some pages have; a browser fetches their file when it meets one. */
const ofNames = 'U+100-130, U+132-151, U+154-17F, U+218-21B';

const face = (family: string, file: string, weight: string, unicodeRange = 'U+0-10FFFF') =>
  new FontFace(family, `url("${file}")`, { weight, unicodeRange, display: 'swap' });

/**
 * Fetches the typeface after the first paint, and shows it where that moves nothing in view. Where it
 * would, the page keeps the fitted fonts until the visitor goes on to the next.
 */
export function showTypeface(router: Router): void {
  oncePainted(() => {
    // Without it, the fitted fonts go on.
    void load().then(
      (faces) => show(faces, router),
      () => undefined,
    );
  });
}

async function load(): Promise<FontFace[]> {
  const first = await Promise.all([
    face('Figtree', figtree, '400 650').load(),
    face('Fraunces', fraunces, '400 700').load(),
  ]);
  return [
    ...first,
    face('Figtree', figtreeNames, '400 650', ofNames),
    face('Fraunces', frauncesNames, '400 700', ofNames),
  ];
}

async function show(faces: readonly FontFace[], router: Router) {
  const add = () => faces.forEach((one) => document.fonts.add(one));
  const remove = () => faces.forEach((one) => document.fonts.delete(one));
  if (await tryInPlace(add, remove)) return;
  const { location } = router.state;
  const unsubscribe = router.subscribe((next) => {
    if (next.location === location) return;
    unsubscribe();
    add();
  });
}
