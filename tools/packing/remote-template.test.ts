import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyTemplate, nameFailure } from './remote-template';

describe('the name of a remote', () => {
  it.each(['help', 'gift-cards', 'a2'])('may be %s', (name) => {
    expect(nameFailure(name, ['/', '/#workflow', '/about'])).toBeNull();
  });

  it.each(['', 'Help', '2a', 'gift--cards', '-a', 'a-', '../a', 'a/b', 'a b', 'a'.repeat(41)])(
    'may not be %p',
    (name) => expect(nameFailure(name, [])).toContain('lower-case'),
  );

  it.each(['about', 'membership', 'api', 'releases'])(
    'may not be %s, which is answered',
    (name) => {
      const pages = ['/', '/#workflow', '/about', '/membership/account'];
      expect(nameFailure(name, pages)).toBe(`/${name} is answered already.`);
    },
  );
});

describe('a copy of the template', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'cpal-template-'));
    const manifest = { name: 'all', workspaces: ['shared', 'mfe-sample', 'api'], type: 'module' };
    write('package.json', JSON.stringify(manifest));
    const cpal = { isTemplate: true, budget: { scripts: 1 } };
    write('mfe-sample/package.json', JSON.stringify({ name: '@cpal/mfe-sample', cpal }));
    write('mfe-sample/src/routes.tsx', `path: '/sample/:id', title: 'Sample'`);
    write('mfe-sample/dist/build.json', '{}');
    write('mfe-sample/.tsbuildinfo', '{}');
    copyTemplate('mfe-sample', 'mfe-gift-cards', root);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('has its own word in paths, package name and titles', () => {
    expect(read('mfe-gift-cards/src/routes.tsx')).toBe(
      `path: '/gift-cards/:id', title: 'Gift Cards'`,
    );
    expect(JSON.parse(read('mfe-gift-cards/package.json'))).toEqual({
      name: '@cpal/mfe-gift-cards',
      cpal: { budget: { scripts: 1 } },
    });
  });

  it('has nothing that a build or a check has made', () => {
    expect(readdirSync(path.join(root, 'mfe-gift-cards'))).toEqual(['package.json', 'src']);
  });

  it('is a workspace', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    expect(workspaces).toEqual(['shared', 'mfe-gift-cards', 'mfe-sample', 'api']);
  });
});
