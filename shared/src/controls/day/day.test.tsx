import { render, screen } from '@testing-library/react';
import { dollars } from '../money/dollars';
import { Day } from './day';

it('writes a day as the rest of the page is written, whatever the browser prefers', () => {
  const noon = Date.UTC(2026, 11, 22, 12) / 1000;
  render(<Day seconds={noon} />);
  expect(screen.getByText('Dec 22, 2026')).toHaveAttribute('datetime', '2026-12-22T12:00:00.000Z');
  expect(dollars(123_450)).toBe('$1,234.50');
});
