import { links } from './paths';
import { chosenPlan, lostFeatures, plans } from './plans';

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

const planOf = (wanted: string) => {
  const plan = plans.find(({ id }) => id === wanted);
  if (plan === undefined) throw new Error(`There is no plan ${wanted}.`);
  return plan;
};

describe('what is lost on the way to another plan', () => {
  it('is all that Pro has more than Basic', () => {
    expect(lostFeatures('Pro', planOf('basic'))).toEqual([
      'Analytics+ Dashboard',
      'User Engagement Metrics',
      'Traffic Analysis',
      'Recipe Performance Tracking',
      'Priority Support',
    ]);
  });

  it('is nothing on the way up, nor from a plan that nobody knows', () => {
    expect(lostFeatures('Basic', planOf('pro'))).toEqual([]);
    expect(lostFeatures('Gold', planOf('basic'))).toEqual([]);
  });
});
