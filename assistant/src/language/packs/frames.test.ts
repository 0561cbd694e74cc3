import { languages } from '../languages';
import { type Frame, talks } from './frame';
import { frames } from './frames';

const all = Object.entries(frames);

const sentences = ({ unread, missing, offTopic, allergy, greeting, self, thanks }: Frame) => [
  unread,
  missing,
  offTopic('Pie'),
  allergy,
  greeting('Pie'),
  self('Pie'),
  thanks,
];

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

const lastSentence = (text: string) => text.split(/(?<=[.。]) ?(?=.)/u).at(-1);

test('are of languages that have no full pack', () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(all.filter(([tag]) => languages.some((language) => language === tag))).toEqual([]);
});

test.each(all)('%s has whole sentences, each its own', (_tag, frame) => {
  expect(sentences(frame).filter((text) => !/[.!?。！？؟]$/u.test(text))).toEqual([]);
  expect(repeated(sentences(frame))).toEqual([]);
});

test('have no sentence of another', () => {
  expect(repeated(all.flatMap(([, frame]) => sentences(frame)))).toEqual([]);
});

test.each(all)(
  '%s says in both honest sentences that the author sees the question',
  (_tag, frame) => {
    expect(lastSentence(frame.missing)).toBe(lastSentence(frame.unread));
  },
);

test.each(all)(
  '%s names the post in its greeting, of itself, and where it refuses',
  (_tag, frame) => {
    for (const text of [frame.greeting('Pie'), frame.self('Pie'), frame.offTopic('Pie')])
      expect(text).toContain('Pie');
  },
);

test.each(all)('%s lists each message once', (_tag, { talk }) => {
  expect(repeated(talks.flatMap((kind) => talk[kind].split(', ')))).toEqual([]);
});
