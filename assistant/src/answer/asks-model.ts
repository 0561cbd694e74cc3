import type { Tier } from '@cpal/shared/contract/assistant/assistant';
import type { Intent } from './reply';

/** When code alone answers an intent; a model writes everything else. */
type ByCode =
  /** Whatever it says. */
  | 'always'
  /** Unless the post lacks the answer. */
  | 'found'
  /** Where it is computed, nothing else is asked, and the post is in the reader's language. */
  | 'exact'
  | 'never';

const byCode: Readonly<Record<Intent, ByCode>> = {
  safety: 'always',
  greeting: 'always',
  thanks: 'always',
  scale: 'exact',
  convert: 'exact',
  ingredient_list: 'exact',
  amount: 'exact',
  diet: 'found',
  related: 'found',
  storage: 'never',
  substitution: 'never',
  temperature: 'never',
  duration: 'never',
  equipment: 'never',
  step: 'never',
  nutrition: 'never',
  offtopic: 'never',
  other: 'never',
};

/** What an engine's answer is, as far as it decides who writes the answer. */
export interface Drafted {
  intent: Intent;
  tier: Tier;
  /** Fixed wording, which nobody says in other words. */
  isFixed: boolean;
  /** Asked for in another language than the post's. */
  isAcross: boolean;
  /** What the question asks, by its cues; one can have several. */
  asked: Iterable<string>;
  /** It wants a reason. */
  asksWhy: boolean;
}

/**
 * Whether a model writes the answer, with the engine's as a fact and as what is shown without one. The
 * only place that decides it.
 */
export function asksModel({ intent, tier, isFixed, isAcross, asked, asksWhy }: Drafted): boolean {
  if (isFixed || tier === 'house') return false;
  const when = byCode[intent];
  if (when === 'found') return tier !== 'post';
  if (when !== 'exact') return when === 'never';
  const isOnlyThat = !asksWhy && [...asked].every((each) => isBeside(each, intent));
  return tier === 'refusal' ? intent !== 'scale' : isAcross || !isOnlyThat;
}

const exact: ReadonlySet<string> = new Set(
  Object.entries(byCode).flatMap(([intent, when]) => (when === 'exact' ? [intent] : [])),
);

/** "How much do I need?" has a cue of steps, "160 degrees in Fahrenheit" one of temperatures. */
const isBeside = (asked: string, intent: Intent) =>
  exact.has(asked) || asked === 'step' || (asked === 'temperature' && intent === 'convert');
