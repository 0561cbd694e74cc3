/** A line of a recipe as published, with the heading that it stands under. */
export interface Line {
  text: string;
  group: string | null;
}

/** A recipe as published, whatever form it was found in; texts are not yet understood. */
export interface Draft {
  name: string | null;
  yields: string[];
  times: { prep: string | null; cook: string | null; total: string | null };
  ingredients: Line[];
  steps: Line[];
  notes: string[];
  equipment: string[];
  nutrition: { name: string; value: string }[];
  image: string | null;
}

export const emptyDraft = (): Draft => ({
  name: null,
  yields: [],
  times: { prep: null, cook: null, total: null },
  ingredients: [],
  steps: [],
  notes: [],
  equipment: [],
  nutrition: [],
  image: null,
});
