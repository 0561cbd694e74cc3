import type { Recipe } from '@cpal/shared/contract/blogs/recipe';

/** A part of a post's text around its recipe, under its nearest heading. */
export interface Passage {
  heading: string | null;
  text: string;
}

/** A post as the assistant knows it: what the API stores, and all that answers are made from. */
export interface Post {
  url: string;
  title: string;
  /** The address of its picture. */
  image: string | null;
  /** Two letters, detected from the text; null where that is too short to say. */
  language: string | null;
  recipe: Recipe | null;
  /** Without the recipe card's own lines, comments, navigation, advertisements and hidden text. */
  passages: Passage[];
}
