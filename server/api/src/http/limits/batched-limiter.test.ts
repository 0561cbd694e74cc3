import { createBatchedLimiter } from './batched-limiter';
import { withMember } from '../../testing/setups/with-member';
import { type LimitStore, openLimitStore } from './store';

let store: LimitStore;
withMember(({ api }) => {
  store = openLimitStore(api.services);
});

it('counts what is set aside until it is given back', () => {
  const { confirm, peek, release, reserve } = createBatchedLimiter(store, 'a', {
    max: 20,
    per: 60,
  });
  for (let count = 0; count < 20; count += 1) expect(reserve('one')).toBe(0);
  expect(reserve('one')).toBeGreaterThan(0);
  release('one');
  expect([peek('one'), reserve('one')]).toEqual([0, 0]);
  confirm('one');
  expect(peek('one')).toBeGreaterThan(0);
  expect(reserve('two')).toBe(0);
});

it('is not made to forget whom it counts by what is given back', () => {
  const { peek, release, reserve, use } = createBatchedLimiter(store, 'a', { max: 20, per: 60 });
  for (let count = 0; count < 20; count += 1) use('one');
  for (let index = 0; index < 25_000; index += 1) {
    reserve(`invented ${index}`);
    release(`invented ${index}`);
  }
  expect(peek('one')).toBeGreaterThan(0);
});
