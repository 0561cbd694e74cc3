import { chooseReleases, type SharedRelease } from './chosen';

const pages = ['only'];
const form = (prefix: string, ...more: string[]) => ({ prefixes: [prefix, ...more], pages });
const canary = (id: string, ...prefixes: [string, ...string[]]) => ({
  ...form(...prefixes),
  id,
  percent: 5,
});

const remotes = [
  { ...form('/'), canary: null },
  { ...form('/auth'), canary: canary('auth', '/auth', '/login') },
  { ...form('/membership'), canary: canary('membership', '/membership') },
  { ...form('/membership/billing'), canary: null },
];

/** Who is asked at a path, and what then answers there. */
function choiceAt(path: string, isIn: boolean) {
  const asked: string[] = [];
  const chosen = chooseReleases(remotes, path, ({ id }: SharedRelease) => {
    asked.push(id);
    return isIn;
  });
  return { asked, prefixes: chosen.flatMap(({ prefixes }) => prefixes) };
}

it.each<[string, string[]]>([
  ['/', []],
  ['/auth', ['auth']],
  ['/auth/reset-password', ['auth']],
  ['/login', ['auth']],
  ['/membership', ['membership']],
  ['/membership/account', ['membership']],
  ['/membership/billing', []],
  ['/nowhere', []],
])('at %s asks for the remote that answers there: %j', (path, asked) => {
  expect(choiceAt(path, true).asked).toEqual(asked);
});

it('takes the canary of who is in it, and else the current release', () => {
  expect(choiceAt('/login', true).prefixes).toContain('/login');
  expect(choiceAt('/login', false).prefixes).not.toContain('/login');
});
