import type { Prices } from '@cpal/shared/contract/billing/checkout';
import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';

/** Prices are asked for again after this many milliseconds, after a failure sooner. */
const freshMs = 60_000;
const retryDelayMs = 10_000;

/** The newest active monthly price in US dollars; Stripe lists the newest first. */
const isOnSale = ({ currency, recurring }: Stripe.Price) =>
  currency === 'usd' && recurring?.interval === 'month' && recurring.interval_count === 1;

/** What the larger plan is called, here and in the mirror. */
export const proPlan = 'Pro';

/** The plans on sale: their prices, from Stripe, and their names. */
export function createCatalog(
  { stripe, clock, settings: { plans } }: Uses<'clock' | 'settings' | 'stripe'>,
  log: FastifyBaseLogger,
) {
  const onSale = [plans.basic, plans.pro];
  const names = new Map([
    [plans.basic, 'Basic'],
    [plans.pro, proPlan],
  ]);
  let cached: { prices: Prices; untilMs: number } | null = null;
  let loading: Promise<Prices> | null = null;

  async function load(): Promise<Prices> {
    const found = await Promise.all(
      onSale.map(async (product) => {
        const { data } = await stripe.prices.list({
          product,
          active: true,
          type: 'recurring',
          limit: 100,
        });
        const price = data.find(isOnSale);
        return price ? [[product, price.id] as const] : [];
      }),
    );
    const prices = Object.fromEntries(found.flat());
    cached = { prices, untilMs: clock().getTime() + freshMs };
    return prices;
  }

  return {
    /**
     * From product id to price id, at most a minute old, older only while Stripe cannot answer.
     * @throws Stripe's error where nothing was ever loaded.
     */
    prices: async (): Promise<Prices> => {
      const now = clock().getTime();
      if (cached && now < cached.untilMs) return cached.prices;
      loading ??= load().finally(() => {
        loading = null;
      });
      try {
        return await loading;
      } catch (error) {
        if (!cached) throw error;
        log.warn(
          { event: 'stale_prices_served', err: describeError(error) },
          'serving stale prices',
        );
        cached.untilMs = now + retryDelayMs;
        return cached.prices;
      }
    },

    /** What a plan is called: ours by name, one that is no longer sold by its product's name. */
    planName: async (productId: string): Promise<string> => {
      const known = names.get(productId);
      if (known !== undefined) return known;
      const { name } = await stripe.products.retrieve(productId);
      names.set(productId, name);
      return name;
    },
  };
}

type Catalog = ReturnType<typeof createCatalog>;

declare module '../../kernel/services' {
  interface Services {
    catalog: Catalog;
  }
}
