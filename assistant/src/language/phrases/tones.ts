import type { Voice } from '@cpal/shared/contract/blogs/blog';
import type { Phrases } from './phrases';

export type Tone = Voice['tone'];
/** What is said in three tones. */
type Toned<Said> = Readonly<Record<Tone, Said>>;
type InTones<All> = { readonly [Key in keyof All]: Toned<All[Key]> };

/**
 * The sentences of a language that frame an answer, in each tone. All others state a fact or a sum, or
 * are fixed for safety, and have one text.
 */
export interface TonedPhrases extends InTones<Pick<Phrases, Alone>> {
  readonly amount: InTones<Pick<Phrases['amount'], 'need' | 'needFor'>>;
  readonly list: InTones<Pick<Phrases['list'], 'intro'>>;
  readonly steps: InTones<Pick<Phrases['steps'], 'finished'>>;
  readonly substitution: InTones<Pick<Phrases['substitution'], 'intro'>>;
  readonly related: InTones<Pick<Phrases['related'], 'intro'>>;
  readonly equipment: InTones<Pick<Phrases['equipment'], 'linked'>>;
  readonly missing: InTones<Pick<Phrases['missing'], 'nearest' | 'any' | 'passedOn'>>;
}

type Alone = 'greeting' | 'thanks' | 'comfort' | 'offtopic' | 'quoted' | 'generally';
type Section = Exclude<keyof TonedPhrases, Alone>;

/** The sentences of a language that have one text. */
export type FixedPhrases = Omit<Phrases, keyof TonedPhrases> & {
  readonly [Name in Section]: Omit<Phrases[Name], keyof TonedPhrases[Name]>;
};

/** The sentences of a language as one tone says them. */
export const inTone = (fixed: FixedPhrases, toned: TonedPhrases, tone: Tone): Phrases => ({
  ...fixed,
  greeting: toned.greeting[tone],
  thanks: toned.thanks[tone],
  comfort: toned.comfort[tone],
  offtopic: toned.offtopic[tone],
  quoted: toned.quoted[tone],
  generally: toned.generally[tone],
  amount: {
    ...fixed.amount,
    need: toned.amount.need[tone],
    needFor: toned.amount.needFor[tone],
  },
  list: { ...fixed.list, intro: toned.list.intro[tone] },
  steps: { ...fixed.steps, finished: toned.steps.finished[tone] },
  substitution: { ...fixed.substitution, intro: toned.substitution.intro[tone] },
  related: { ...fixed.related, intro: toned.related.intro[tone] },
  equipment: { ...fixed.equipment, linked: toned.equipment.linked[tone] },
  missing: {
    ...fixed.missing,
    nearest: toned.missing.nearest[tone],
    any: toned.missing.any[tone],
    passedOn: toned.missing.passedOn[tone],
  },
});
