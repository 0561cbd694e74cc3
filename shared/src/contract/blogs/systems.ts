/** What a blog can run on, as far as its pages show it. */
export const blogSystems = [
  'wordpress',
  'squarespace',
  'blogger',
  'shopify',
  'ghost',
  'wix',
] as const;

export type BlogSystem = (typeof blogSystems)[number];
