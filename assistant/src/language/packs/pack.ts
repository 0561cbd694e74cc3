import type { HazardTopic } from '../../kitchen/safety/hazard-topics';
import type { ExclusionLanguage } from '../../safety/exclusion-cues';
import type { ConceptLists } from '../../safety/hazards/concepts';
import type { AskingCues } from '../cues/asking';
import type { CookingCues } from '../cues/cooking';
import type { Cues } from '../cues/cues';
import type { OutcomeCues } from '../cues/outcome';
import type { Kinds } from '../kinds';
import type { Lexicon } from '../lexicon';
import type { NumberWords } from '../numerals';
import type { FormalAddress } from '../phrases/formal';
import type { Orders } from '../orders';
import type { FixedPhrases, TonedPhrases } from '../phrases/tones';

/**
 * Everything of one language that the engine speaks in full: its folder holds a file for each of these.
 * Patterns are for folded texts (`fold`), so they are written without accents.
 */
export interface Pack {
  /** The engine's own sentences that have one text. */
  phrases: FixedPhrases;
  /** Those that differ by tone. */
  tones: TonedPhrases;
  /** Those that differ where a reader is addressed formally; null where there is one form only. */
  formal: FormalAddress | null;
  lexicon: Lexicon;
  /**
   * Words that readers and writers use one for the other in a kitchen, a group between commas. Actions,
   * tools and foods have tables of their own; here is what these leave out.
   */
  synonyms: string;
  /** Null in Japanese, whose numerals are read as they are in any text. */
  numbers: NumberWords | null;
  kinds: Kinds;
  cues: Cues;
  asking: AskingCues;
  cooking: CookingCues;
  outcome: OutcomeCues;
  orders: Orders;
  /** What somebody cannot eat. */
  exclusions: ExclusionLanguage;
  /** What questions about dangers are made of. */
  hazards: ConceptLists;
  /** The fixed sentences on dangers, which fit each form of address. */
  hazardAdvice: Readonly<Record<HazardTopic, string>>;
  /** Cards of cooking knowledge, not yet checked: `knowledge/knowledge.ts` has their schema. */
  knowledge: Readonly<Record<'techniques' | 'troubles' | 'dishes' | 'asks' | 'advice', unknown>>;
}
