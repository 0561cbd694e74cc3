import type { RegisteredRemote, Releases } from '@cpal/shared/deployment';
import { sampleRemote } from '../testing/sample-remote';
import { createRegistry } from './registry';

const own = sampleRemote('membership');
const newer = sampleRemote('membership', { id: '2' });
const billing = sampleRemote('billing', { prefixes: ['/membership/billing'] });

const list = jest.fn<Promise<Releases>, []>();
const open = (path: string, of: RegisteredRemote | null = own) =>
  createRegistry({ path, own: of }, list);

beforeEach(() => {
  list.mockReset().mockResolvedValue({ shell: 's', remotes: [newer, billing] });
});

it('knows the remote of its own document without asking', async () => {
  const registry = open('/membership/account/');
  await expect(registry.findOwner('/membership/account')).resolves.toBe(own);
  const account = { ...own, titles: { '/membership/account': 'Account' } };
  await expect(open('/membership', account).findOwner('/membership/account')).resolves.toBe(
    account,
  );
  await expect(open('/nowhere', null).findOwner('/nowhere')).resolves.toBeUndefined();
  expect(registry.known()).toEqual([own]);
  expect(list).not.toHaveBeenCalled();
});

it('asks once for the others, and keeps the release that the document began with', async () => {
  const registry = open('/membership');
  expect(registry.knownOwnerOf('/membership/account')).toBe(own);
  expect(registry.knownOwnerOf('/else')).toBeUndefined();
  const asked = ['/membership/billing', '/membership/account', '/else'].map(registry.findOwner);
  expect(await Promise.all(asked)).toEqual([billing, own, undefined]);
  expect(registry.knownOwnerOf('/membership/billing')).toBe(billing);
  expect(registry.known()).toEqual([own, billing]);
  expect(list).toHaveBeenCalledTimes(1);
});

it('fails as a remote does where the others cannot be fetched, and asks again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  list.mockRejectedValueOnce(new TypeError('offline'));
  const registry = open('/membership');
  await expect(registry.findOwner('/else')).rejects.toEqual({ failedRemote: '/releases.json' });
  await expect(registry.findOwner('/membership/billing')).resolves.toBe(billing);
});
