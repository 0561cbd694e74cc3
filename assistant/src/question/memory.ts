/** A substitute that is still sought; foods by their ids. */
export interface SwapMemory {
  /** Index in the recipe's ingredients of the one to replace. */
  ingredient: number;
  /** What the answers named. */
  offered: readonly string[];
  /** What the reader lacks too. */
  refused: readonly string[];
}

/** What a conversation remembers from one question to the next; stored as JSON. */
export interface Memory {
  /** A tag: of the last question. */
  language: string | null;
  /** By which amounts are multiplied; 1 as written. */
  factor: number;
  /** In which amounts were last asked for. */
  units: 'metric' | 'us' | null;
  /** Index in the recipe's ingredients of the one last spoken of. */
  ingredient: number | null;
  /** Number of the step last shown. */
  step: number | null;
  /** Of the last question, for one without a subject ("and in cups?"). */
  intent: string | null;
  /** The last question as asked. */
  question: string | null;
  /** Ids of what the reader said that they cannot eat (`safety/exclusions.ts`); none where left out. */
  allergies?: readonly string[];
  /** Likewise of what they do not eat. */
  diets?: readonly string[];
  /** The danger that the conversation was last about; absent from memories stored before. */
  hazard?: string;
  /** The substitute that the conversation was last about; likewise. */
  swap?: SwapMemory;
}

export const newMemory: Memory = {
  language: null,
  factor: 1,
  units: null,
  ingredient: null,
  step: null,
  intent: null,
  question: null,
};
