import { makeHost, type Press } from './button';
import { endsBelow } from './place';
import { ingredientList } from './recipe-data';

/** The name of the elements, of which a page may have two. */
export const quietTag = 'cpal-ask';

/** A link of the page that leads down to the recipe, as plugins put one on top; lists are a table of contents. */
const findJump = (card: Element) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not(li *,nav *)')].find(
    ({ hash }) => {
      const target = document.getElementById(hash.slice(1));
      return target && (card.contains(target) || target.nextElementSibling === card);
    },
  );

/**
 * Further ways in that a reader comes by: at the end of the row with the page's own link to its recipe, and under its
 * ingredients. Each stays away where it would move what is read.
 */
export function addQuietWays(
  card: Element,
  ...told: [language: string, label: string, press: Press]
): void {
  const make = () => {
    const { host } = makeHost(quietTag, ...told);
    host.dataset.place = 'quiet';
    return host;
  };
  const row = findJump(card)?.parentElement;
  if (row && !row.contains(card)) {
    const top = () => card.getBoundingClientRect().top;
    const before = top();
    const made = make();
    row.append(made);
    if (top() !== before) made.remove();
  }
  const list = ingredientList(card);
  if (list && endsBelow(list)) list.after(make());
}
