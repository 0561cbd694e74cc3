import type { BlogSystem } from '@cpal/shared/contract/blogs/systems';

/** Where a line goes, as a system shows it: the menu that leads there, and a field or a file at its end. */
export interface Place {
  menu: readonly string[];
  in: { kind: 'field' | 'file'; name: string };
}

/** How the line gets onto all pages of a system. */
export interface LineSystem {
  id: BlogSystem | 'html';
  name: string;
  steps: readonly [string, string];
  place: Place;
}

/**
 * Where a blog can run, and the two steps that put a line into all of its pages. Menus are worded as the
 * products word them, read on 2026-11-25:
 *
 * - WPCode: wpcode.com/docs (Global Header & Footer).
 * - Squarespace 7.1: Website Tools, in github.com/tomsWebConsulting/twcsl; the plan that it needs, in
 *   wheremyflow.com/docs/en/squarespace and docs.amabrik.com/install/squarespace.
 * - Shopify: shopify.dev/docs/storefronts/themes, and shopifyranked.com on theme.liquid.
 * - Blogger: its gadget HTML/JavaScript, in blogging.nitecruzr.net and blogger-hints-and-tips.blogspot.com.
 * - Ghost: Code injection among the settings, in github.com/firepress-org/Code-Injection-for-Ghost-themes.
 * - Wix: Custom Code among the settings; it needs a plan with a domain of one's own.
 */
export const systems: readonly LineSystem[] = [
  {
    id: 'wordpress',
    name: 'WordPress',
    steps: [
      'In your dashboard, install the free plugin WPCode and open Code Snippets, Header & Footer.',
      'Paste the line into the box Header, and click Save Changes.',
    ],
    place: { menu: ['Code Snippets', 'Header & Footer'], in: { kind: 'field', name: 'Header' } },
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    steps: [
      'Open Website, then Pages. Below the pages, under Website Tools, choose Code Injection. The smallest plan does not have it.',
      'Paste the line into the box Header, and click Save.',
    ],
    place: {
      menu: ['Website', 'Pages', 'Website Tools', 'Code Injection'],
      in: { kind: 'field', name: 'Header' },
    },
  },
  {
    id: 'blogger',
    name: 'Blogger',
    steps: [
      'Open Layout, click Add a Gadget, and choose HTML/JavaScript.',
      'Paste the line into Content, leave the title empty, and click Save.',
    ],
    place: {
      menu: ['Layout', 'Add a Gadget', 'HTML/JavaScript'],
      in: { kind: 'field', name: 'Content' },
    },
  },
  {
    id: 'shopify',
    name: 'Shopify',
    steps: [
      'Open Online Store, then Themes. Next to your theme, click the three dots, and choose Edit code.',
      'In the folder layout, open theme.liquid. Paste the line just above </head>, and click Save.',
    ],
    place: {
      menu: ['Online Store', 'Themes', 'Edit code', 'layout'],
      in: { kind: 'file', name: 'theme.liquid' },
    },
  },
  {
    id: 'ghost',
    name: 'Ghost',
    steps: [
      'Open Settings. Under Advanced, find Code injection, and click Open.',
      'Paste the line into the tab Site header, and click Save.',
    ],
    place: {
      menu: ['Settings', 'Advanced', 'Code injection'],
      in: { kind: 'field', name: 'Site header' },
    },
  },
  {
    id: 'wix',
    name: 'Wix',
    steps: [
      'Open Settings. Under Advanced, choose Custom Code, and click Add Custom Code. It needs a plan with your own domain.',
      'Paste the line, choose All pages and Head, and click Apply.',
    ],
    place: { menu: ['Settings', 'Advanced', 'Custom Code'], in: { kind: 'field', name: 'Head' } },
  },
  {
    id: 'html',
    name: 'Plain HTML',
    steps: [
      'Open the template that all of your pages share.',
      'Paste the line just above </head>, and publish your pages again.',
    ],
    place: { menu: ['Your site', 'Templates'], in: { kind: 'file', name: 'template.html' } },
  },
];

/** What a blog is taken to run on that shows nothing of it: what is written there is true everywhere. */
export const unknownSystem = 'html';
