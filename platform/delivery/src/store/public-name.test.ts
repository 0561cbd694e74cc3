import { nameInAddress, publicName } from './public-name';

it.each(['mfe-marketing', 'mfe-auth', 'shell', 'widget', 'a', 'z9-2'])(
  'an address of %s has no word of its name, and means it',
  (name) => {
    const shown = publicName(name);
    const words = name.split('-').filter((word) => word.length > 2);
    expect(words.filter((word) => shown.toLowerCase().includes(word))).toEqual([]);
    expect(nameInAddress(shown)).toBe(name);
  },
);

it('an address of an earlier page has the name itself', () => {
  expect(nameInAddress('mfe-marketing')).toBe('mfe-marketing');
});

it.each(['Mfe-auth', '9A', '-A', '', 'ÄB'])('%j is taken for no other name', (segment) => {
  expect(nameInAddress(segment)).toBe(segment);
});
