/** Where a blog can run, and the two steps that put a line into all of its pages. */
export const systems = [
  {
    name: 'WordPress',
    steps: [
      'In your dashboard, install the free plugin WPCode and open Code Snippets, Header & Footer.',
      'Paste the line into the box Header, and press Save Changes.',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings, then Developer Tools, then Code Injection.',
      'Paste the line into the box Header, and press Save.',
    ],
  },
  {
    name: 'Blogger',
    steps: [
      'Open Layout, press Add a Gadget, and choose HTML/JavaScript.',
      'Paste the line into Content, leave the title empty, and press Save.',
    ],
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, Themes, press the three dots, and choose Edit Code.',
      'Open theme.liquid, paste the line just above </head>, and press Save.',
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
