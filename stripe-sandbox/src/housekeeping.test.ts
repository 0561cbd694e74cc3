import { createCustomer } from './billing/customers';
import { keepHouse } from './housekeeping';
import { openSandbox } from './open-sandbox';
import { newId } from './ids';
import { temporaryFolder } from './testing/start-sandbox';

describe('housekeeping', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let now = 1_800_000_000_000;

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  afterEach(() => folder.remove());

  const open = () =>
    openSandbox({
      dataDir: folder.path,
      webhook: null,
      publicUrl: () => 'http://pay.example',
      realTime: () => now,
      afterLastRetry: 'cancel',
      onFailure: () => undefined,
    });

  it('forgets answers after a day, and the oldest of too many', async () => {
    const { sandbox, close } = await open();
    const { answers } = sandbox.store;
    const remember = (count: number) =>
      sandbox.change(null, () => {
        for (let index = 0; index < count; index += 1) {
          const id = newId('key');
          const asked = { endpoint: 'POST /v1/customers', parameters: '', requestId: 'req_1' };
          answers.put({ id, created: sandbox.now(), status: 200, body: '{}', ...asked });
        }
      });
    await remember(5_010);
    const newest = answers.newestFirst()[0]?.id ?? '';
    await keepHouse(sandbox);
    expect(answers.all()).toHaveLength(5_000);
    expect(answers.get(newest)).toBeDefined();
    now += 86_400_000 + 1_000;
    await remember(1);
    await keepHouse(sandbox);
    expect(answers.all()).toHaveLength(1);
    await close();
  });

  it('forgets events after thirty days, but not what they were about', async () => {
    const { sandbox, close } = await open();
    const { events, customers } = sandbox.store;
    const make = () => sandbox.change(null, () => createCustomer(sandbox, {}));
    await make();
    now += 29 * 86_400_000;
    await make();
    await keepHouse(sandbox);
    expect(events.all()).toHaveLength(2);
    const [, newer] = events.all();
    now += 2 * 86_400_000;
    await keepHouse(sandbox);
    expect(events.all()).toEqual([newer]);
    expect(customers.all()).toHaveLength(2);
    await close();
  });
});
