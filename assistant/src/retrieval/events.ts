/** A part of a post that may speak of something: a sentence, a clause of it, a heading. */
export interface Spoken {
  text: string;
  folded: string;
  stems: readonly string[];
}
