import type { ReasonFamily } from '@cpal/shared/contract/assistant/answer-trace';

/** Families by their features; one that is crossed with another is of the first family that either has. */
const families: readonly (readonly [ReasonFamily, RegExp])[] = [
  [
    'place',
    /^line-(?:kind-.+|(?:first|last|next)-step|has-topic|topic-starts|topic-asks|asks|short|long)$/,
  ],
  [
    'form',
    /^line-(?:times?|heat|number|because|keep|offer|lack|must|most|reheat|ahead|served|topic-trouble)$/,
  ],
  ['words', /^line-.+$/],
  ['words', /^(?:coverage|focus|unmet|unknown|lacks-rarest|says-all|knows-none)$/],
  ['kind', /^(?:asked|intent-.+)$/],
  [
    'place',
    /^(?:first|after-refusal|placed|alike(?:-many)?|alone|crowded|one-source|top-rank|high-rank|(?:quotes|tier|from)-.+)$/,
  ],
  ['form', /^(?:reason|time|heat|number|short|long|asks-itself)$/],
];

/** What a feature is about; null of one that all candidates of a question have. */
export function familyFor(feature: string): ReasonFamily | null {
  const parts = feature.split('&');
  return families.find(([, has]) => parts.some((part) => has.test(part)))?.[0] ?? null;
}
