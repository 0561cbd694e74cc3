import type { Trouble } from './trouble-names';

interface TroubleCues {
  /** Words for each trouble, in a question and in the post's remedy for it. */
  of: Readonly<Record<Trouble, RegExp>>;
  /** Tells that it is a trouble, not a wish: "too", "still", "help", "my … is". */
  mark: RegExp;
  /** In a post: beside a remedy, "if", "to prevent". */
  remedy: RegExp;
}

/** The lower and the upper end of what is right, in questions and in posts. */
interface BoundCues {
  /** Before a time: the moment when something is done, not how long it takes. */
  afterTime: RegExp;
  /** A condition: "if". */
  ifSo: RegExp;
}

/** What is spoken of where food is put up in jars. */
interface CanningCues {
  /** How high the kitchen lies: it changes boiling times. */
  altitude: RegExp;
  /** A lid that did not close. */
  unsealed: RegExp;
  /** A jar or a packet that was opened: it keeps for less long. */
  opened: RegExp;
  /** Jars, lids, their sealing and processing. */
  about: RegExp;
}

/** What becomes of a dish: how it turns out, and how it keeps. For folded questions and posts. */
export interface OutcomeCues {
  /** */
  troubles: TroubleCues;
  bounds: BoundCues;
  /** In a post: how one sees that the dish is done, "ready when …". */
  doneWhen: RegExp;
  canning: CanningCues;
}
