/** @jest-environment jsdom */
/// <reference lib="dom" />
import { applyAppearance } from './appearance';

const { style } = document.documentElement;

describe('the look of the card form', () => {
  beforeEach(() => document.documentElement.removeAttribute('style'));

  it.each([
    ['night', 'dark'],
    ['stripe', 'light'],
    [undefined, 'light'],
  ])('is that of the theme, not of the visitor’s system: %s', (theme, scheme) => {
    applyAppearance(theme === undefined ? {} : { theme });
    expect(style.colorScheme).toBe(scheme);
  });

  it('takes the colors, the corners and the font of the page', () => {
    const variables = {
      colorPrimary: 'rgb(1, 2, 3)',
      colorBackground: 'rgb(4, 5, 6)',
      colorText: 'rgb(7, 8, 9)',
      colorTextSecondary: 'rgb(10, 11, 12)',
      colorDanger: 'rgb(13, 14, 15)',
      borderRadius: '8px',
      fontFamily: 'Georgia',
    };
    applyAppearance({ theme: 'night', variables: { ...variables, unknown: 'red' } });
    const names = ['--accent', '--card', '--text', '--muted', '--bad', '--radius', '--font'];
    expect(names.map((name) => style.getPropertyValue(name))).toEqual(Object.values(variables));
  });
});
