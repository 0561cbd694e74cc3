import { findUntrue } from './find-untrue';
import { tellOfGap } from './insight';
import { holdConversation } from './transcript';
import { languageNames } from './languages';
import { readProof } from './file';

const shown = readProof();

it('finds nothing in what the assistant says and speaks today', () => {
  const transcript = holdConversation();
  const now = { languages: languageNames(), transcript, insight: tellOfGap(transcript.post) };
  expect(findUntrue(shown, { ...shown, ...now })).toEqual([]);
});

it('lets weights change a little, and times and the day as they like', () => {
  const bytes = { visit: Math.round(shown.bytes.visit * 1.02), asking: shown.bytes.asking };
  const answer = { milliseconds: 400, questions: 1 };
  expect(findUntrue({ ...shown, answer, measured: '2020-01-01' }, { ...shown, bytes })).toEqual([]);
});

it('names a weight that grew, an answer that changed and a language that is gone', () => {
  const bytes = { ...shown.bytes, asking: 2 * shown.bytes.asking };
  const [first, ...others] = shown.transcript.exchanges;
  const exchanges = [{ question: '', language: 'en', ...first, answer: 'No.' }, ...others];
  const now = {
    ...shown,
    bytes,
    transcript: { ...shown.transcript, exchanges },
    languages: shown.languages.slice(1),
    insight: '',
  };
  expect(findUntrue(shown, now)).toEqual([
    `bytes.asking is ${bytes.asking}, the page shows ${shown.bytes.asking}`,
    'languages is not what the page shows',
    'transcript is not what the page shows',
    'insight is not what the page shows',
  ]);
});
