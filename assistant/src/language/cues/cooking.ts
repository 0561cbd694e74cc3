import type { Deed } from './deeds';

/** How things are done in a step: how often, and whether things go in together. */
interface MannerCues {
  often: RegExp;
  together: RegExp;
  /** "Does the sugar go in at the start?": when it is added. */
  goesIn: RegExp;
  /** Verbs of adding, which say nothing of which step is meant. */
  add: RegExp;
}

/** How a part is made and a thing is done, in questions and in the steps that tell it. */
interface MethodCues {
  /** Of two things the order is asked for. */
  beforeOrAfter: RegExp;
}

/** What tells at which moment of the work something is done, in questions and in steps. */
interface MomentCues {
  /** A measure of length or weight is asked for: "how thick", "what size". */
  size: RegExp;
  /** What the dish is served with. */
  served: RegExp;
  /** Another dish of the same writer: "you may also like". */
  also: RegExp;
  /** Each of two sides has its time. */
  perSide: RegExp;
  /** In a step: one of two sides. */
  side: RegExp;
}

/** What tells of the things that a dish is made in. */
interface VesselCues {
  /** In a post: a thing that holds the dish, also one that is no `Tool`. */
  holder: RegExp;
  /** In a question: "what do I cook it in?". */
  inWhat: RegExp;
}

/** Whether a pot is covered, in questions and in steps. */
interface LidCues {
  on: RegExp;
  off: RegExp;
}

/** In a post: what its dish does without. */
interface UnneededCues {
  /** Without a machine; in questions too. */
  byHand: RegExp;
}

/** How strong a heat is, in words, and which of a dish's heats is asked for. */
interface HeatCues {
  /** A heat is asked for without a word for it: "what do I turn it down to?". */
  asked: RegExp;
  /** What a thermometer is to say is asked for. */
  reads: RegExp;
}

/** How strong a heat or a setting is, in words. */
interface LevelCues {
  high: RegExp;
  low: RegExp;
}

/** What is done in a kitchen, with what and how hot and steps. */
export interface CookingCues {
  /** Posts name a deed by other words than readers do. */
  deeds: Readonly<Record<Deed, RegExp>>;
  manner: MannerCues;
  method: MethodCues;
  moments: MomentCues;
  /** In a step, where its reason begins. */
  reasons: { because: RegExp };
  vessels: VesselCues;
  lids: LidCues;
  unneeded: UnneededCues;
  heats: HeatCues;
  levels: LevelCues;
}
