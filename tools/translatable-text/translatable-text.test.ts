import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnsafeTexts } from './find-unsafe-texts';

const root = path.join(__dirname, '../..');

/** What is drawn in a browser; tests and what runs at build are not translated. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx$|\/testing\/|\/prerender/.test(file));

/** What is found in a component's markup, next to components that it can use. */
const dangersOf = (markup: string) =>
  findUnsafeTexts({
    'lib.tsx': `
      interface ChipProps { children: string; lead: ReactNode; block: ReactElement }
      export const Chip = ({ children }: ChipProps) => <b>{children}</b>;
      export function Panel({ children, lead, block }: Props) {
        return <div><b>!</b>{children}</div>;
      }
      export function Maybe({ is }: Props) { if (is) return null; return <b>maybe</b>; }
      export const Amount = ({ cents }: Props) => money(cents);`,
    'screen.tsx': `
      interface Props { lead: ReactNode; block: ReactElement; other: ReactElement }
      const nothing = <p>Nothing</p>;
      const Screen = ({ is, name, lead, block, other, children }: Props) => (${markup});`,
  }).map(({ danger }) => danger);

it.each([
  '<p>{is && "text"}</p>',
  '<p>{is ? "a" : <b>b</b>}</p>',
  '<p>{name}</p>',
  '<p>{`Hello ${name}`}</p>',
  '<p>Hello <b>{name}</b></p>',
  '<p>Hello {is && <b>there</b>}</p>',
  '<p>Hello {is && <span> and <b>there</b></span>}</p>',
  '<p>{is ? <b>a</b> : <i>b</i>}<span>text</span></p>',
  '<p>{is && <b>a</b>}{is === 1 || <b>a</b>}<br />text</p>',
  '<p>{list.map((one) => <b key={one}>{one}</b>)}</p>',
  '<p><Chip>{is ? "a" : "b"}</Chip> text</p>',
  '<Chip>{is && "text"}</Chip>',
  '<p><Maybe is={is} /><span>text</span></p>',
  '<div>{is ? block : nothing}</div>',
  '<div>{lead}</div>',
  '<p>{is === name} text</p>',
  '<p>one{" "}two</p>',
  '<div>{is ? <p>a</p> : <p>b</p>}</div>',
  '<div>{is ? <p>a <b>b</b></p> : <p>a <i>c</i></p>}</div>',
  '<div>{is ? <p>a <b>b</b></p> : <div>b <b>b</b></div>}</div>',
  '<div>{is ? <p>a <b>b</b></p> : <p><span>b </span><b>b</b></p>}</div>',
  '<div>{is ? <p key="a">a <b>b</b></p> : <p key="b">b <b>b</b></p>}</div>',
  '<div>{is ? <Fragment key="a">{block}</Fragment> : <Fragment key="b">{other}</Fragment>}</div>',
])('lets a translator have %s', (markup) => {
  expect(dangersOf(markup)).toEqual([]);
});

it.each([
  ['<p><b>a</b>{is && "text"}</p>', 'comes or goes'],
  ['<p><b>a</b>{is ? "text" : <i>b</i>}</p>', 'comes or goes'],
  ['<p>{is ? "Not yet" : <>Read <b>a</b></>}</p>', 'comes or goes'],
  ['<p>{is && <>text</>}</p>', 'comes or goes'],
  ['<p>{list.map((one) => <>{one}, <b /></>)}</p>', 'comes or goes'],
  ['<Panel>{is && "text"}</Panel>', 'comes or goes'],
  ['<p>{is && <Amount />}</p>', 'comes or goes'],
  ['<button>{is ? <b>a</b> : children}</button>', 'comes or goes'],
  ['<div>{is ? block : lead}</div>', 'comes or goes'],
  ['<p><Suspense fallback={nothing}>text</Suspense></p>', 'comes or goes'],
  ['<Panel lead={<>text {is && "text"}</>} />', 'comes or goes'],
  ['<p>{is && <b>a</b>}text</p>', 'follows what comes or goes'],
  ['<p>{is && <b>a</b>}{is && <b>a</b>}text</p>', 'follows what comes or goes'],
  ['<p>{is ? <b>a</b> : <i>b</i>} text</p>', 'follows what comes or goes'],
  ['<p>{list.map((one) => <b key={one} />)}text</p>', 'follows what comes or goes'],
  ['<p><Maybe is={is} /> text</p>', 'follows what comes or goes'],
  ['<div>{is && <b>a</b>}{children}</div>', 'follows what comes or goes'],
  ['<p>Hello {name}</p>', 'changes beside siblings'],
  ['<p><b>a</b>{is ? "a" : "b"}</p>', 'changes beside siblings'],
  ['<p><b>a</b>{`Hello ${name}`}</p>', 'changes beside siblings'],
  ['<div>{is ? <p>a <b>b</b></p> : <p>b <b>b</b></p>}</div>', 'changes beside siblings'],
  ['<div>{is ? null : is ? <p>a <b /></p> : <p>b <b /></p>}</div>', 'changes beside siblings'],
  ['<div>{is ? <p><b>a <i /></b></p> : <p><b>b <i /></b></p>}</div>', 'changes beside siblings'],
  ['<Chip lead={is ? <p>a <b /></p> : <p>b <b /></p>} />', 'changes beside siblings'],
  ['<div>{is ? block : other}</div>', 'changes beside siblings'],
])('finds what a translator breaks in %s', (markup, danger) => {
  expect(dangersOf(markup)).toContain(danger);
});

it('reads every screen, and finds no text that breaks or stays behind once it is translated', () => {
  expect(files.length).toBeGreaterThan(200);
  const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  expect(findUnsafeTexts(Object.fromEntries(sources))).toEqual([]);
});
