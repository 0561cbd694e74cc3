import type { Clock } from '../../kernel/clock';
import { day, toDay } from '../../kernel/clock';
import type { Network } from '../../http/limits/address';
import { openLimitStore } from '../../http/limits/store';
import type { Uses } from '../../kernel/services';

/** The part of a license's tokens of a day that the readers of one network may use at a model. */
const share = 0.1;

/** Tokens that an answer counts while it is being made, so that many at once cannot all begin. */
const reservedTokens = 3_000;

/** Tokens that are set aside for one answer. */
export interface Reservation {
  /** Counts what the answer took instead; 0 where it took nothing. */
  settle: (tokens: number) => Promise<void>;
}

/**
 * Counts the tokens that each network's readers use of a license's day, for all processes. By network,
 * since a reader can change whatever else tells them apart; under a hash, since the address is kept
 * nowhere.
 */
export function createNetworkShares(
  services: Uses<'db' | 'log' | 'settings' | 'tokenSecrets'> & { clock: Clock },
) {
  const { clock, settings } = services;
  const store = openLimitStore(services);
  const max = settings.modelBudget.tokensPerDay * share;
  const used = store.limiter('model-tokens', { max: Math.max(1, Math.ceil(max)), per: day });

  const correct = (key: string, tokens: number) => {
    if (tokens === 0) return null;
    return tokens > 0 ? used.penalty(key, tokens) : used.reward(key, -tokens);
  };

  return {
    /**
     * Sets tokens aside for one answer, where each of the reader's networks has some left.
     * @returns null if one has not, or that cannot be found out.
     */
    reserve: (licenseId: string, networks: readonly Network[]): Promise<Reservation | null> =>
      store.ask(
        async () => {
          const today = toDay(clock());
          const keys: string[] = [];
          const settle = async (tokens: number) => {
            for (const key of keys) await correct(key, tokens - reservedTokens);
          };
          for (const { network, allowance } of networks) {
            const key = store.hash(`${today} ${licenseId} ${network}`);
            const { consumedPoints } = await used.penalty(key, reservedTokens);
            keys.push(key);
            if (consumedPoints - reservedTokens < max * allowance) continue;
            await settle(0);
            return null;
          }
          return {
            settle: (tokens: number) =>
              store.ask(
                () => settle(tokens),
                () => undefined,
              ),
          };
        },
        () => null,
      ),
  };
}
