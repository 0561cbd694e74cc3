/** What a reader says who asks nothing of the recipe. */
export const talks = ['greeting', 'self', 'thanks'] as const;

export type Talk = (typeof talks)[number];

/**
 * The sentences of the assistant in a language that the engine does not read. A model answers in it; what
 * stands here is said around that. Whole sentences that fit each tone, addressed politely.
 */
export interface Frame {
  /** No model answers: the question cannot be read yet, and the author sees that it was asked. */
  unread: string;
  /** A model found no answer that holds: not found in the post, and the author sees that it was asked. */
  missing: string;
  /** Refusal of what is not about cooking, with a way back; of the post's title. */
  offTopic: (title: string) => string;
  /** To somebody with an allergy: labels are to be read. */
  allergy: string;
  /** Answer to "hello"; of the post's title. */
  greeting: (title: string) => string;
  /** Answer to "are you a robot": that no human answers; of the post's title. */
  self: (title: string) => string;
  /** Answer to "thanks". */
  thanks: string;
  /** Whole messages of readers, between commas: hello, who are you, thanks. */
  talk: Readonly<Record<Talk, string>>;
}
