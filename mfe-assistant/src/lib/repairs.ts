const inCard =
  'Fill that part of your recipe card, for example in WP Recipe Maker or Tasty Recipes, and save the post.';
const inData =
  'Update your recipe plugin and save the post again. The Rich Results Test of Google shows where its data breaks.';
const bySelf = 'Open the address yourself. Once it shows the post, have it read again.';

/** What repairs a problem, by the code that the reading gives it. */
const repairs: Readonly<Record<string, string>> = {
  no_text:
    'Let the recipe stand in the page itself, open to everybody, then have the post read again.',
  no_recipe:
    'If this is a recipe, put it into a recipe card. If it is not, nothing is wrong: the text is read all the same.',
  no_ingredients: inCard,
  no_steps: inCard,
  repaired_data: inData,
  broken_data: inData,
  robots: 'Allow CPalBot in the file robots.txt of your blog, then have the post read again.',
  robots_unavailable:
    'Open robots.txt at the root of your blog. Once it answers, have the post read again.',
  unreachable: 'Your host or a firewall may keep us out. Ask your host to let CPalBot in.',
  timeout: 'Your blog was slow. Have the post read again in a quieter hour.',
  left_blog: 'Give the address where the post is now.',
  too_large: 'Split the page, or make it smaller than 5 MB.',
  no_page: 'Give the address of the page that shows the recipe.',
};

/** What a member can do about a problem of a post. */
export const repairOf = (code: string): string => repairs[code] ?? bySelf;
