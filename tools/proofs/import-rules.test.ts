import { allowed, rejected } from './import-examples';
import { type Example, lintExamples } from './lint-examples';

const storage = `export const read = () => localStorage.getItem('access_token');`;

const importing = (tree: string, file: string, imported: string): Example => ({
  tree,
  file,
  code: `import { x } from '${imported}';\nx();`,
});

const examples: Example[] = [
  ...rejected.map(([title, file, imported]) => importing(title, file, imported)),
  ...allowed.map(([title, file, imported]) => importing(title, file, imported)),
  { tree: 'storage', file: 'shell/src/app.tsx', code: storage },
  { tree: 'token store', file: 'shell/src/token-store.ts', code: storage },
];

let said: ReadonlyMap<string, string>;

beforeAll(() => {
  said = lintExamples(examples);
});

describe('the linter rejects', () => {
  it.each(rejected)('%s', (title, _file, _imported, message) => {
    expect(said.get(title)).toContain(message);
  });

  it('local storage anywhere but in the token store', () => {
    expect(said.get('storage')).toContain('Only shell/src/token-store.ts');
    expect(said.get('token store') ?? '').not.toContain('Only shell/src/token-store.ts');
  });
});

describe('the linter allows', () => {
  it.each(allowed)('%s', (title) => {
    expect(said.get(title) ?? '').not.toContain('no-restricted');
  });
});
