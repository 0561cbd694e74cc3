export const modelKinds = ['openai', 'anthropic'] as const;

export type ModelKind = (typeof modelKinds)[number];

/** Which language model answers where the post's own words do not do, and what it costs. */
export interface ModelSettings {
  /** The protocol that its server speaks. */
  kind: ModelKind;
  /** Where its calls begin, such as `https://api.openai.com/v1`. */
  url: string;
  key: string;
  name: string;
  /** Dollars for a million tokens. */
  price: { in: number; out: number };
}

/** Milliseconds that a reader waits for a model. */
export interface TimeLimits {
  firstWord: number;
  wholeAnswer: number;
}

export const usualTimeLimits: TimeLimits = { firstWord: 4_000, wholeAnswer: 15_000 };
