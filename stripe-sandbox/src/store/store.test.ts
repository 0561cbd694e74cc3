import { Store } from './store';

const clock = (ahead: number) => ({ id: 'clock', ahead }) as const;

describe('the store', () => {
  it('takes everything back when a transaction fails', () => {
    const store = new Store();
    store.transact(() => store.clock.put(clock(1)));
    const work = () => {
      store.clock.put(clock(2));
      store.clock.remove('clock');
      store.clock.put(clock(3));
      throw new Error('no');
    };
    expect(() => store.transact(work)).toThrow('no');
    expect(store.clock.all()).toEqual([clock(1)]);
  });

  it('reads what it wrote', () => {
    const store = new Store();
    store.transact(() => store.clock.put(clock(7)));
    const copy = new Store();
    copy.load(store.snapshot());
    expect(copy.clock.get('clock')).toEqual(clock(7));
  });

  it.each([
    ['[]', 'version 1'],
    ['{"version":0}', 'version 1'],
    ['{"version":1}', 'no tables'],
    ['{"version":1,"tables":{"cards":{}}}', 'not a list'],
    ['null', 'not an object'],
    ['{', 'JSON'],
  ])('refuses %s as a state: %s', (text, reason) => {
    expect(() => new Store().load(text)).toThrow(reason);
  });
});
