import { questionsAMinute } from '@cpal/shared/contract/assistant/fair-use';
import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from './comparison-table';

/** What the table says of something, plan by plan. */
function row(title: string) {
  render(<ComparisonTable />);
  const header = screen.getByRole('rowheader', { name: new RegExp(`^${title}`) });
  const cells = within(screen.getByRole('row', { name: new RegExp(`^${title}`) }));
  expect(header).toBeVisible();
  return cells.getAllByRole('cell').map(({ textContent }) => textContent);
}

describe('the comparison of the plans', () => {
  it('has a column for each plan, with its price', () => {
    render(<ComparisonTable />);

    const table = screen.getByRole('table', { name: /^What each plan holds/ });
    const columns = within(table).getAllByRole('columnheader');

    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Basic $20 a month',
      'Pro $40 a month',
    ]);
  });

  it.each(['AI Recipe Assistant', 'Basic Analytics', 'Email Support'])(
    'gives %s to Basic, and to Pro with everything in Basic',
    (feature) => {
      expect(row(feature)).toEqual(['Included', 'Included']);
    },
  );

  it.each(['Traffic Analysis', 'Priority Support'])('keeps %s for Pro', (feature) => {
    expect(row(feature)).toEqual(['Not included', 'Included'].map(withDash));
  });

  it('says that questions are not counted by the month, and how fast readers may ask', () => {
    expect(row('Questions a month')).toEqual(['No cap', 'No cap']);
    const { reader, license } = questionsAMinute;
    const pace = `At most ${reader} a minute by one reader, and ${license.toLocaleString('en-US')} a minute by all`;
    expect(screen.getByRole('rowheader', { name: /^Questions a month/ })).toHaveTextContent(pace);
  });

  it('says what holds for both', () => {
    expect(row('Domains per license key')).toEqual(['Up to 3', 'Up to 3']);
  });

  it('needs no row for a plan within a plan', () => {
    render(<ComparisonTable />);

    expect(screen.queryByText('Everything in Basic')).not.toBeInTheDocument();
  });
});

// The dash is for the eye; screen readers are spared it.
const withDash = (text: string) => (text.startsWith('Not') ? `–${text}` : text);
