import type { Food } from '../kitchen/food';
import type { Action, CuedIntent, Cues } from '../language/cues/cues';
import type { Tool } from '../language/cues/tools';
import type { Deed } from '../language/cues/deeds';
import type { Language } from '../language/languages';
import type { PreparedIngredient } from '../retrieval/prepared';

/** A reader's question as understood before it is answered. */
export interface Question {
  /** Without characters that cannot be seen; cut to the longest allowed. */
  text: string;
  /** Folded, with digits for number words. */
  folded: string;
  language: Language;
  cues: Cues;
  intents: ReadonlySet<CuedIntent>;
  /** Stems of its words without stop words, in its language. */
  stems: readonly string[];
  /** The same as the post would say it: foods by their names in the post's language. */
  searched: ReadonlySet<string>;
  /** Ingredients of the recipe that it names, best first. */
  ingredients: readonly PreparedIngredient[];
  /** Foods that it names, in the recipe or not. */
  foods: readonly Food[];
  /** Foods that it names and the recipe has not. */
  absent: readonly Food[];
  /** The heading of the recipe's ingredients that it names ("for the glaze"). */
  group: string | null;
  actions: ReadonlySet<Action>;
  deeds: ReadonlySet<Deed>;
  tools: ReadonlySet<Tool>;
  /** It goes on from the last one and has no subject of its own. */
  isFollowUp: boolean;
}
