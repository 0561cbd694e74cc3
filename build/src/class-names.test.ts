import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { className, namesIn } from './class-names';

const root = path.join(__dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.module.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '')
  .map((file) => path.join(root, file));

it('no two classes of the product have the same name in the browser', () => {
  // A late style sheet goes on after another, with what has the same name in both.
  const names = [
    ...new Set(
      files.flatMap((file) =>
        namesIn(file).map(
          (name) => `${file.replace('.late.', '.')} ${name} ${className(file, name)}`,
        ),
      ),
    ),
  ].map((one) => one.split(' ').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]{5,7}$/.test(name))).toEqual([]);
});

describe('a class', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The names that the classes of a file get, with another text in it each time. */
  function namesOf(kind: 'front end' | 'lent', text: string) {
    const own = path.join(folder, kind.replace(' ', '-'));
    const file = path.join(own, 'src/card.module.css');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(path.join(own, 'package.json'), JSON.stringify({ name: `@team/${kind}` }));
    if (kind === 'front end') writeFileSync(path.join(own, 'webpack.config.js'), '');
    writeFileSync(file, text);
    return Object.fromEntries(namesIn(file).map((name) => [name, className(file, name)]));
  }

  const before = '/* .not */ .card { margin: .5rem } .title:hover, .card .title { color: red }';
  const after = `.head { color: blue } ${before} @keyframes appear { from { opacity: 0 } }`;

  it('of a front end means the same in all its releases', () => {
    const old = namesOf('front end', before);
    expect(Object.keys(old)).toEqual(['card', 'title']);
    const otherRules = namesOf('front end', before.replace('red', 'green'));
    expect(otherRules).toEqual(old);
    const added = namesOf('front end', after);
    expect(Object.keys(added)).toEqual(['head', 'card', 'title', 'appear']);
    expect(Object.values(added).filter((name) => Object.values(old).includes(name))).toEqual([]);
  });

  it('that several front ends share keeps its name when others join it', () => {
    const old = namesOf('lent', before);
    expect(namesOf('lent', after)).toMatchObject(old);
  });

  it('has one name in a style sheet and the late one that goes on after it', () => {
    const { card } = namesOf('lent', before);
    const late = path.join(folder, 'lent/src/card.late.module.css');
    writeFileSync(late, '.card { color: red }');
    expect(className(late, 'card')).toBe(card);
  });

  it('that a file does not have is refused', () => {
    namesOf('lent', before);
    const file = path.join(folder, 'lent/src/card.module.css');
    expect(() => className(file, 'subtitle')).toThrow(
      'lent/src/card.module.css has no name subtitle.',
    );
  });
});
