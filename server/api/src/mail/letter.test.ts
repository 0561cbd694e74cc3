import { toHtml } from './html';
import { type Letter, toText } from './letter';

const letter: Letter = {
  subject: 'Your plan & you',
  firstName: 'Mia',
  opening: ['It costs <$20>.'],
  action: { label: 'Open Billing', url: 'https://cpal.example/membership/billing?a=1&b=2' },
  closing: ['That is all.'],
  foot: {
    company: { name: 'Salt & Co', address: '12 Mill Road, Burlington' },
    switchesUrl: 'https://cpal.example/membership/account#emails',
    stopUrl: null,
  },
};

describe('a mail as text', () => {
  it('has all that the other form has', () => {
    expect(toText(letter)).toBe(
      [
        'Hello Mia,',
        'It costs <$20>.',
        'Open Billing:\nhttps://cpal.example/membership/billing?a=1&b=2',
        'That is all.',
        'Warm regards,\nThe CPal team',
        '--\nSalt & Co, 12 Mill Road, Burlington\nChoose which emails you get:\nhttps://cpal.example/membership/account#emails',
      ].join('\n\n') + '\n',
    );
  });

  it('greets without a name where none is known', () => {
    expect(toText({ ...letter, firstName: null })).toMatch(/^Hello,\n/);
  });
});

describe('a mail as HTML', () => {
  const html = toHtml(letter);

  it('says the same, escaped', () => {
    for (const part of [
      'CPal</td>',
      'Hello Mia,',
      'It costs &lt;$20&gt;.',
      'href="https://cpal.example/membership/billing?a=1&amp;b=2"',
      'That is all.',
      'Salt &amp; Co, 12 Mill Road, Burlington',
      `href="${letter.foot.switchesUrl}"`,
    ])
      expect(html).toContain(part);
  });

  it('fetches nothing, and is drawn for light and dark', () => {
    expect(html).not.toMatch(/<img|<link|<svg|@import|url\(|src=/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [, dark = ''] = html.split('@media (prefers-color-scheme:dark)');
    const classes = new Set([...html.matchAll(/class="([a-z]+)"/g)].map(([, name]) => name));
    expect(classes.size).toBeGreaterThan(4);
    for (const name of classes) expect(dark).toContain(`.${name}{`);
  });
});
