const inCard =
  'Fill that part of your recipe card, for example in WP Recipe Maker or Tasty Recipes, and save the post.';
const inData =
  'Update your recipe plugin and save the post again. The Rich Results Test of Google shows where its data breaks.';
const bySelf = 'Open the address yourself. Once it shows the post, have it read again.';

/** What a member can do about a problem. */
export interface Repair {
  text: string;
  /** Where it is shown step by step. */
  guide?: { label: string; url: string };
}

/** What lets our reader through a firewall or a bot protection. */
export const letReaderIn: Repair = {
  text:
    'Allow the user agent CPalBot in the firewall or bot protection of your blog, or ask your host to. ' +
    'In Cloudflare, a custom rule with the action Skip does it; Bot Fight Mode must be off, as no rule skips it.',
  guide: {
    label: 'Read how to skip Cloudflare’s checks',
    url: 'https://developers.cloudflare.com/waf/custom-rules/skip/',
  },
};

/** What repairs a problem, by the code that the reading gives it. */
const repairs: Readonly<Record<string, Repair>> = {
  no_text: {
    text: 'Let the recipe stand in the page itself, open to everybody, then have the post read again.',
  },
  no_recipe: {
    text: 'If this is a recipe, put it into a recipe card. If it is not, nothing is wrong: the text is read all the same.',
  },
  no_ingredients: { text: inCard },
  no_steps: { text: inCard },
  repaired_data: { text: inData },
  broken_data: { text: inData },
  robots: {
    text: 'Allow CPalBot in the file robots.txt of your blog, then have the post read again.',
  },
  robots_unavailable: {
    text: 'Open robots.txt at the root of your blog. Once it answers, have the post read again.',
  },
  turned_away: letReaderIn,
  unreachable: {
    text: 'Your host or a firewall may keep us out. Ask your host to let CPalBot in.',
  },
  timeout: { text: 'Your blog was slow. Have the post read again in a quieter hour.' },
  left_blog: { text: 'Give the address where the post is now.' },
  too_large: { text: 'Split the page, or make it smaller than 5 MB.' },
  no_page: { text: 'Give the address of the page that shows the recipe.' },
};

/** What a member can do about a problem of a post. */
export const repairOf = (code: string): Repair => repairs[code] ?? { text: bySelf };
