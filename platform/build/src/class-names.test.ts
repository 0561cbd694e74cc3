import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { className, namesIn } from './class-names';

const root = path.join(__dirname, '../../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.module.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '')
  .map((file) => path.join(root, file));

it('no two classes of the product have the same name in the browser', () => {
  const names = files.flatMap((file) => namesIn(file).map((name) => className(file, name)));
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][\w-]*_[\w-]{5}$/i.test(name))).toEqual([]);
});

describe('a class', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The names that the classes of a file get. */
  function namesOf(text: string) {
    const file = path.join(folder, 'src/card.module.css');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@team/one' }));
    writeFileSync(file, text);
    return Object.fromEntries(namesIn(file).map((local) => [local, className(file, local)]));
  }

  const before = '/* .not */ .card { margin: .5rem } .title:hover, .card .title { color: red }';
  const after = `.head { color: blue } ${before} @keyframes appear { from { opacity: 0 } }`;

  it('begins with its own name', () => {
    expect(namesOf(before)).toEqual({
      card: expect.stringMatching(/^card_.{5}$/),
      title: expect.stringMatching(/^title_.{5}$/),
    });
  });

  it('keeps its name when others join it', () => {
    const old = namesOf(before);
    const added = namesOf(after);
    expect(Object.keys(added)).toEqual(['head', 'card', 'title', 'appear']);
    expect(added).toMatchObject(old);
  });
});
