/** What goes wrong with a dish. */
export const troubles = [
  'thin',
  'thick',
  'sticky',
  'leaking',
  'dry',
  'wet',
  'burnt',
  'pale',
  'flat',
  'curdled',
  'salty',
  'sweet',
  'hot',
  'bitter',
  'sour',
  'hard',
  'soft',
  'unset',
  'broken',
] as const;

export type Trouble = (typeof troubles)[number];
