import { demoPost } from '../../demo-post';
import { newMemory } from '../../question/memory';
import { understand } from '../../question/understand';
import { prepare } from '../../retrieval/prepare';
import { askFor } from '../ask-for';
import { measureLines } from './line-features';
import { lineCandidates } from './lines';
import { candidatesWithout } from '../candidates';

const post = prepare(demoPost);
const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;

function askAbout(question: string) {
  const setting = { post, memory: newMemory, voice, house: [], links: [], blog: null };
  return askFor(setting, understand(question, post, newMemory, ['en']), question);
}

const textsFor = (question: string) =>
  lineCandidates(askAbout(question)).map(({ draft }) => draft.text);

it('offers the lines with a time where a time is asked for, the time first', () => {
  const texts = textsFor('How long does all of it take on the stove?');
  expect(texts).toContainEqual(expect.stringMatching(/^2 minutes\.\nStep 4: “Beat the egg whites/));
});

it('offers the lines of a word of the question as they stand', () => {
  const [first] = textsFor('are lumps ok?');
  expect(first).toMatch(/A few lumps are fine\./);
});

it.each(['how much sugar?', 'how long?', 'why ricotta?', 'can I freeze it?'])(
  'offers no ingredient, and not the whole post: %s',
  (question) => {
    const all = lineCandidates(askAbout(question));
    expect(all.length).toBeLessThanOrEqual(20);
    for (const { draft } of all) {
      expect(draft.sources).not.toContainEqual(expect.objectContaining({ kind: 'ingredient' }));
    }
  },
);

it('takes the place of answerers, whose answers are left out', () => {
  const makers = [
    ...candidatesWithout(new Set(['step', 'passage']))(askAbout('how do I beat the egg whites?')),
  ].map(({ from }) => from);
  expect(makers).toContain('line');
  expect(makers).toContain('missing');
  expect(makers).not.toContain('step');
});

it('measures what a line has of what is asked for', () => {
  const ask = askAbout('how long do I beat the egg whites?');
  const measure = measureLines(ask);
  const traits = (words: RegExp) => {
    const line = post.fragments.find(({ text }) => words.test(text));
    return line === undefined ? new Map<string, number>() : measure(line);
  };
  const beaten = traits(/soft peaks/);
  const served = traits(/Serve warm/);
  expect([...beaten.keys()]).toEqual(expect.arrayContaining(['kind-step', 'time', 'action']));
  expect(beaten.get('coverage')).toBeGreaterThan(0.5);
  expect([...served.keys()]).toEqual(
    expect.arrayContaining(['uncovered', 'other-food', 'last-step', 'rank-far']),
  );
  for (const share of [...beaten.values(), ...served.values()]) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});
