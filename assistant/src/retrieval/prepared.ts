import type { Ingredient, Recipe } from '@cpal/shared/contract/blogs/recipe';
import type { Measure } from '../kitchen/convert';
import type { Density } from '../kitchen/densities';
import type { Food } from '../kitchen/food';
import type { Measures } from '../kitchen/measures';
import type { Action } from '../language/cues/cues';
import type { Tool } from '../language/cues/tools';
import type { Deed } from '../language/cues/deeds';
import type { Language } from '../language/languages';
import type { Post } from '../post/post';
import type { Bm25 } from './search/bm25';
import type { Duration } from './figures/durations';
import type { Heat } from './figures/heats';

export interface PreparedIngredient extends Ingredient {
  /** Place in the recipe's list, from 0. */
  index: number;
  food: Food | null;
  density: Density | null;
  /** What one of its unit is by the post's measures; null where it is counted or has none. */
  one: Measure | null;
  /** Stems of the item's words without stop words. */
  stems: readonly string[];
  /** Stem of the word that names the thing itself: of "vanilla extract" that of "extract". */
  head: string | null;
}

export interface PreparedStep {
  /** From 1. */
  number: number;
  text: string;
  folded: string;
  stems: ReadonlySet<string>;
  group: string | null;
  durations: readonly Duration[];
  heats: readonly Heat[];
  actions: ReadonlySet<Action>;
  deeds: ReadonlySet<Deed>;
  tools: ReadonlySet<Tool>;
  /** Indexes of the ingredients that it uses. */
  ingredients: readonly number[];
}

/** One sentence of the post, or a line of its recipe, with all that it is ranked by. */
export interface Fragment {
  kind: 'ingredient' | 'step' | 'note' | 'body';
  /** Of the ingredient or step, from 1; of the note or passage, from 0. */
  number: number;
  /** Which sentence of it, from 0. */
  sentence: number;
  /** The heading above it, with the question that it answers where the post asks one. */
  heading: string | null;
  /** The heading folded; empty without one. */
  topic: string;
  topicStems: readonly string[];
  /** The same for all that stands under one heading, or in one step, note or line. */
  section: number;
  text: string;
  folded: string;
  stems: readonly string[];
  durations: readonly Duration[];
  heats: readonly Heat[];
  /** Stems of what it is for the lack of: "No oven? …"; empty for most. */
  lacked: readonly string[];
  /** It tells a machine what to do, sells or greets: never shown as an answer. */
  isUnfit: boolean;
}

/** A post made ready for questions; done once per reading of it. */
export interface PreparedPost {
  post: Post;
  /** The post's own where the engine speaks it, else English. */
  language: Language;
  recipe: Recipe | null;
  ingredients: readonly PreparedIngredient[];
  steps: readonly PreparedStep[];
  fragments: readonly Fragment[];
  index: Bm25;
  measures: Measures;
  /** Celsius or Fahrenheit, where the post's bare degrees can mean one of them only. */
  scale: 'c' | 'f' | null;
}
