/**
 * Where a blog can run, and the two steps that put a line into all of its pages. Menus are worded as the
 * products word them, read on 2026-11-25:
 *
 * - WPCode: wpcode.com/docs (Global Header & Footer).
 * - Squarespace 7.1: Website Tools, in github.com/tomsWebConsulting/twcsl; the plan that it needs, in
 *   wheremyflow.com/docs/en/squarespace and docs.amabrik.com/install/squarespace.
 * - Shopify: shopify.dev/docs/storefronts/themes, and shopifyranked.com on theme.liquid.
 * - Blogger: its gadget HTML/JavaScript, in blogging.nitecruzr.net and blogger-hints-and-tips.blogspot.com.
 */
export const systems = [
  {
    name: 'WordPress',
    steps: [
      'In your dashboard, install the free plugin WPCode and open Code Snippets, Header & Footer.',
      'Paste the line into the box Header, and click Save Changes.',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Website, then Pages. Below the pages, under Website Tools, choose Code Injection. The smallest plan does not have it.',
      'Paste the line into the box Header, and click Save.',
    ],
  },
  {
    name: 'Blogger',
    steps: [
      'Open Layout, click Add a Gadget, and choose HTML/JavaScript.',
      'Paste the line into Content, leave the title empty, and click Save.',
    ],
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, then Themes. Next to your theme, click the three dots, and choose Edit code.',
      'In the folder layout, open theme.liquid. Paste the line just above </head>, and click Save.',
    ],
  },
  {
    name: 'Plain HTML',
    steps: [
      'Open the template that all of your pages share.',
      'Paste the line just above </head>, and publish your pages again.',
    ],
  },
] as const;
