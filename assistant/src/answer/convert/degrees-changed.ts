import type { Heat } from '../../retrieval/figures/heats';

/** "Take 20 degrees off": by how much, in any of the languages; for folded texts. */
const less =
  /^.{0,14}\b(?:off|less|lower|more|higher|cooler|hotter|weniger|mehr|niedriger|menos|mas|moins|plus|meno|piu|mais|mniej|wiecej)\b|^.{0,4}(?:低|高|下げ|上げ)/;

/** "Lower it by 20 °C". */
const by =
  /\b(?:by|um|(?:baj|reduc|subir?|reduz|baix|abaix|baiss|redui|abbass|riduc|sottra\w*)\w* (?:de |em |en |di )?|(?:zmniejsz|obniz|zwieksz)\w* .{0,15}\bo) ?$/;

/** No oven is so cool, and none is changed by more. */
const most = 50;

/** Degrees by which a heat is changed, in a folded text; they are none to set. */
export const isChange = (folded: string, { from, start, end }: Heat): boolean =>
  from <= most && (less.test(folded.slice(end)) || by.test(folded.slice(0, start)));
