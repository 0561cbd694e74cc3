import { plans } from '@cpal/shared/plans';
import type { PublicPage } from '@cpal/shared/remote';
import pages from './pages';
import remote from './routes';
import { faqEntries } from './screens/landing/faq-entries';
import { prices } from './screens/landing/hero/hero';
import { terms } from './screens/terms/terms-document';

const described: [string, PublicPage][] = Object.entries(pages);

it('says on the home page what the cheapest plan costs', () => {
  expect(prices).toContain(`$${Math.min(...plans.map(({ price }) => price))} a month`);
});

describe('the public pages', () => {
  it('are those of the public routes', () => {
    const open = remote.routes.filter(({ handle }) => handle.access === 'public');

    expect(described.map(([at]) => at)).toEqual(open.map((route) => route.path));
  });

  it.each(described)(
    '%s has a description of its own that search results show whole',
    (at, page) => {
      expect(page.description.length).toBeGreaterThan(50);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(described.filter(([, { description }]) => description === page.description)).toEqual([
        [at, page],
      ]);
    },
  );

  it.each(plans)('say the price of $name wherever they say one', ({ name, price }) => {
    const agreement = terms({ name: '', address: '', governingLaw: '' });
    const texts = [
      pages['/pricing']?.description,
      JSON.stringify(faqEntries(true)),
      JSON.stringify(agreement),
    ];

    for (const text of texts) {
      expect(text).toMatch(new RegExp(`${name} (is|at|costs) \\$${price}\\b`));
    }
  });
});
