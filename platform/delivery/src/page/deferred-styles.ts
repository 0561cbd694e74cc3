import type { ReadText } from '../store/read-text';
import type { PageFile } from './first-screen';

const classesIn = (markup: string) =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Those style sheets of which no class is in a document: it can be painted without them.
 * @param late style sheets that style nothing but classes.
 * @param markup of the whole screen, as React renders it.
 */
export async function unusedStyles(
  late: readonly PageFile[],
  markup: string,
  read: ReadText,
): Promise<PageFile[]> {
  const shown = classesIn(markup);
  const texts = await Promise.all(late.map(read));
  // Numbers such as .5rem are found as well, and are no one's class.
  const isUsed = (text = '') =>
    [...text.matchAll(/\.([\w-]+)/g)].some(([, one = '']) => shown.has(one));
  return late.filter((_file, index) => !isUsed(texts[index]));
}
