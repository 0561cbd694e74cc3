import { render, screen } from '@testing-library/react';
import { Day } from './day';

/** As `Intl` writes it, which may put a narrow space before AM. */
const byPlatform = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(date).replaceAll('\u{202f}', ' ');

const textOf = (date: Date, withTime: boolean) => {
  const { container, unmount } = render(
    <Day seconds={date.getTime() / 1000} withTime={withTime} />,
  );
  const { textContent } = container;
  unmount();
  return textContent;
};

it('writes a day as the rest of the page is written, whatever the browser prefers', () => {
  const noon = Date.UTC(2026, 11, 22, 12) / 1000;
  render(<Day seconds={noon} />);
  expect(screen.getByText('Dec 22, 2026')).toHaveAttribute('datetime', '2026-12-22T12:00:00.000Z');
});

it('writes each month and each hour as the platform does', () => {
  for (let turn = 0; turn < 24; turn += 1) {
    const date = new Date(2026, turn % 12, turn + 1, turn, turn * 2 + 5);
    expect(textOf(date, false)).toBe(byPlatform(date, { dateStyle: 'medium', timeZone: 'UTC' }));
    const toMinute = { dateStyle: 'medium', timeStyle: 'short' } as const;
    expect(textOf(date, true)).toBe(byPlatform(date, toMinute));
  }
});

it.each([
  [Date.UTC(2026, 11, 31, 23, 59), 'Dec 31, 2026'],
  [Date.UTC(2027, 0, 1, 0, 0), 'Jan 1, 2027'],
])(
  'writes a day alone in UTC, so that a bill has one date on the screen and in the mail',
  (at, day) => {
    render(<Day seconds={at / 1000} />);
    expect(screen.getByText(day)).toBeVisible();
  },
);
