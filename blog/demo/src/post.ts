/** The languages that the blog is written in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'ja';

/** A line as text, or in the parts that recipe plugins keep: amount, unit, name, note. */
export type IngredientLine =
  | string
  | readonly [amount: string, unit: string, name: string, note?: string];

/** Lines under a heading of their own, or under none. */
export interface Group<Line> {
  title: string | null;
  lines: readonly Line[];
}

/** A part of a post under its heading: paragraphs, and lists where an entry is an array. */
export interface Section {
  heading: string;
  text: readonly (string | readonly string[])[];
}

/** How a post's recipe is written into its page; blogs do it in all of these ways. */
export type Shape =
  | 'graph of steps'
  | 'plugin card and sections'
  | 'one string'
  | 'tasty card only'
  | 'control character'
  | 'microdata'
  | 'sections'
  | 'headings only'
  | 'list with odd durations'
  | 'tasty card and steps'
  | 'plugin card only'
  | 'one string of markup'
  | 'trailing comma';

/** A recipe as its blogger wrote it. */
export interface Recipe {
  yield: string;
  /** Minutes; rest and proving count in the total only. */
  times: { prep: number; cook: number; total: number };
  ingredients: readonly Group<IngredientLine>[];
  steps: readonly Group<string>[];
  notes: readonly string[];
  equipment: readonly string[];
  /** Per serving: name in schema.org's words, value as published. */
  nutrition?: Readonly<Record<string, string>>;
}

/** What readers wrote below a post. None of it is the blogger's. */
interface Comment {
  by: string;
  /** As 2026-03-04. */
  on: string;
  text: string;
}

/** A text that no visitor sees, as planted ones are, and the way in which it is hidden. */
interface Hidden {
  by: 'attribute' | 'style' | 'offscreen' | 'color';
  text: string;
}

/** A post of the blog. */
export interface Post {
  slug: string;
  language: Language;
  shape: Shape;
  title: string;
  summary: string;
  author: string;
  category: string;
  /** As 2026-03-04. */
  published: string;
  modified: string;
  /** What its picture shows. */
  picture: string;
  intro: readonly string[];
  before: readonly Section[];
  recipe: Recipe;
  after: readonly Section[];
  comments: readonly Comment[];
  hidden?: Hidden;
}
