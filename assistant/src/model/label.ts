import type { RelatedPost, Source, Tier } from '@cpal/shared/contract/assistant/assistant';
import type { Line } from './lines';

/** A verified sentence, and the lines that it cites. */
export interface Sentence {
  text: string;
  lines: readonly Line[];
}

/** What an answer turned out to rest on. */
export interface Label {
  tier: Tier;
  sources: Source[];
  related: RelatedPost[];
}

const maxSources = 5;

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Letters of a text, a syllable for three. */
export const lengthOf = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 2 * (text.match(syllables)?.length ?? 0);

/** "Yes, you can." claims nothing of its own. */
const minClaim = 25;

const tierOf = ({ lines }: Sentence): Tier =>
  (['house', 'post'] as const).find((tier) => lines.some((line) => line.tier === tier)) ??
  'general';

/** Each once, by what is shown of it. */
const unique = <Each>(all: readonly Each[]): Each[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];

/**
 * Where an answer is from, by what its sentences cite: general as soon as one that claims something
 * cites nothing.
 */
export function labelFor(sentences: readonly Sentence[]): Label {
  const claims = sentences.filter(
    ({ text, lines }) => lines.length > 0 || lengthOf(text) >= minClaim,
  );
  const tiers = new Set<Tier>(claims.map(tierOf));
  const cited = sentences.flatMap(({ lines }) => lines);
  return {
    tier: (['general', 'house', 'post'] as const).find((tier) => tiers.has(tier)) ?? 'general',
    sources: unique(cited.flatMap(({ sources }) => sources)).slice(0, maxSources),
    related: unique(cited.flatMap(({ related }) => related ?? [])),
  };
}
