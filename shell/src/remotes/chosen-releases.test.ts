import { isChosen, visitorCookie, visitorIn } from '@cpal/shared/share';
import { sampleRemote } from '../testing/sample-remote';
import { chosenReleases } from './chosen-releases';

const [auth, billing] = [sampleRemote('auth'), sampleRemote('billing')];
const next = sampleRemote('auth', { id: '2' });

const releases = { shell: 's', remotes: [{ ...auth, canary: { ...next, percent: 50 } }, billing] };

const ids = Array.from({ length: 100 }, (_, number) => String(number).padStart(16, '0'));

const chosenId = () =>
  chosenReleases(releases)
    .remotes.map(({ id }) => id)
    .join();

afterEach(() => {
  document.cookie = `${visitorCookie}=; Max-Age=0; Path=/`;
});

it('are chosen by the visitor as the edge does it, remote by remote', () => {
  const seen = new Set<string>();
  for (const id of ids) {
    document.cookie = `${visitorCookie}=${id}; Path=/`;
    const isIn = isChosen(id, { id: next.id, percent: 50 });
    expect(chosenId()).toBe(isIn ? '2,1' : '1,1');
    seen.add(chosenId());
  }
  expect(seen.size).toBe(2);
});

it('give an id to who has none, and keep it', () => {
  const first = chosenId();
  const id = visitorIn(document.cookie);
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(first).toBe(isChosen(id ?? '', { id: next.id, percent: 50 }) ? '2,1' : '1,1');
  expect([chosenId(), visitorIn(document.cookie)]).toEqual([first, id]);
});

it('are as they are where there is no canary, and nobody gets an id', () => {
  const plain = { shell: 's', remotes: [auth, billing] };
  expect(chosenReleases(plain)).toEqual(plain);
  expect(document.cookie).toBe('');
});
