import { links } from './paths';
import { chosenPlan, plans } from './plans';

const chosenBy = (address: string) =>
  chosenPlan(new URL(address, 'https://cpal.example').searchParams)?.name ?? null;

describe('the plan that an address chooses', () => {
  it.each(plans)('is $name where a link chose it', ({ id, name }) => {
    expect(chosenBy(links.purchaseOf(id))).toBe(name);
  });

  it.each([
    '/purchase',
    '/purchase?plan=',
    '/purchase?plan=gold',
    '/purchase?plan=Basic',
    links.checkoutCanceled(),
    '/purchase?canceled=true&plan=basic',
  ])('is none for %s', (address) => {
    expect(chosenBy(address)).toBeNull();
  });
});
