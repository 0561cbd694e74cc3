import type { PostProblem } from '@cpal/shared/contract/blogs/blog';

const messages = {
  no_text:
    'The page has no text that we could read. Does it need a login, or does a script write it?',
  no_recipe: 'We found no recipe on this page.',
  no_ingredients: 'We found the recipe, but no list of its ingredients.',
  no_steps: 'We found the recipe, but not its steps.',
  repaired_data:
    'The recipe data of this page is broken. We could still read it, but search engines may not.',
  broken_data:
    'The recipe data of this page is broken and could not be read, so we read the visible text.',
} as const;

export type ProblemCode = keyof typeof messages;

/** A problem in a blogger's words. */
export const problem = (code: ProblemCode): PostProblem => ({ code, message: messages[code] });
