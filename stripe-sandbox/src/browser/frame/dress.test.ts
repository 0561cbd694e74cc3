/** @jest-environment jsdom */
/// <reference lib="dom" />
import { dress } from './dress';

const { style } = document.documentElement;

describe('the look of the card form', () => {
  beforeEach(() => document.documentElement.removeAttribute('style'));

  it.each([
    ['night', 'dark'],
    ['stripe', 'light'],
    ['flat', 'light'],
    [undefined, 'light'],
  ])('is that of the theme, not of the visitor’s system: %s', (theme, scheme) => {
    dress(theme === undefined ? {} : { theme });
    expect(style.colorScheme).toBe(scheme);
  });

  it('takes the colours, the corners and the font of the page', () => {
    dress({
      theme: 'night',
      variables: {
        colorPrimary: 'rgb(1, 2, 3)',
        colorBackground: 'rgb(4, 5, 6)',
        colorText: 'rgb(7, 8, 9)',
        colorTextSecondary: 'rgb(10, 11, 12)',
        colorDanger: 'rgb(13, 14, 15)',
        borderRadius: '8px',
        fontFamily: 'Georgia',
        unknown: 'red',
      },
    });
    const names = ['--accent', '--card', '--text', '--muted', '--bad', '--radius', '--font'];
    expect(names.map((name) => style.getPropertyValue(name))).toEqual([
      'rgb(1, 2, 3)',
      'rgb(4, 5, 6)',
      'rgb(7, 8, 9)',
      'rgb(10, 11, 12)',
      'rgb(13, 14, 15)',
      '8px',
      'Georgia',
    ]);
  });

  it('goes back to the theme’s own where the next one does not say', () => {
    dress({ theme: 'night', variables: { colorText: 'rgb(7, 8, 9)' } });
    dress({ theme: 'night' });
    expect(style.getPropertyValue('--text')).toBe('');
  });
});
