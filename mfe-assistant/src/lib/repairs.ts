const inCard =
  'Fill in that part of your recipe card, for example in WP Recipe Maker or Tasty Recipes, and save the post.';
const inData =
  'Update your recipe plugin and save the post again. Google’s Rich Results Test shows which data is invalid.';
const bySelf = 'Open the address yourself. Once it shows the post, click Read again.';

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
    text: 'Put the recipe in the page itself, visible without a login, then click Read again.',
  },
  no_recipe: {
    text: 'If this is a recipe, put it into a recipe card. If it isn’t, nothing is wrong: we read the text anyway.',
  },
  no_ingredients: { text: inCard },
  no_steps: { text: inCard },
  repaired_data: { text: inData },
  broken_data: { text: inData },
  robots: {
    text: 'Allow CPalBot in your blog’s robots.txt file, then click Read again.',
  },
  robots_unavailable: {
    text: 'Open robots.txt at the root of your blog. Once it loads, click Read again.',
  },
  turned_away: letReaderIn,
  unreachable: {
    text: 'Your host or a firewall may be blocking us. Ask your host to allow CPalBot.',
  },
  timeout: { text: 'Your blog was slow to respond. Click Read again later.' },
  left_blog: { text: 'Add the address where the post is now.' },
  too_large: { text: 'Split the page, or make it smaller than 5 MB.' },
  no_page: { text: 'Add the address of the page that shows the recipe.' },
};

/** What a member can do about a problem of a post. */
export const repairOf = (code: string): Repair => repairs[code] ?? { text: bySelf };
