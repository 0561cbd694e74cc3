import { demoPost } from '../../demo-post';
import { prepare } from '../../retrieval/prepare';
import { findGaps } from './gaps';
import { newMemory } from '../../question/memory';
import { reply } from '../reply-to';
import { suggestions } from './suggestions';

const kinds = (...args: Parameters<typeof findGaps>) => findGaps(...args).map(({ kind }) => kind);

const setting = {
  post: prepare(demoPost),
  memory: newMemory,
  voice: { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' },
  house: [],
  links: [],
  blog: null,
} as const;

/** The demo's recipe, with one step. */
const ending = (text: string) => {
  const { recipe } = demoPost;
  const steps = [{ number: 1, text, group: null }];
  return prepare({
    ...demoPost,
    passages: [],
    recipe: recipe && { ...recipe, notes: [], steps },
  });
};

describe('what readers will ask and the post does not say', () => {
  it('is asked of the post as a reader would', () => {
    for (const { question } of findGaps(setting.post)) {
      const { tier } = reply(setting, question, { languageHints: [] });
      expect(tier).not.toBe('post');
    }
  });

  it('goes once the blogger has answered it', () => {
    expect(kinds(setting.post)).toContain('calories');
    const house = [
      { id: '1', question: 'How many calories are in a serving?', answer: 'About 320 kcal.' },
    ];
    expect(kinds(setting.post, house)).not.toContain('calories');
  });

  it('asks about an air fryer only where something is baked, roasted or fried', () => {
    expect(kinds(ending('Roast for 20 minutes.'))).toContain('airFryer');
    expect(kinds(ending('Boil for 20 minutes; keep the jars hot.'))).not.toContain('airFryer');
  });

  it('is nothing for a post without a recipe', () => {
    expect(findGaps(prepare({ ...demoPost, recipe: null }))).toEqual([]);
  });
});

it('suggests only what the recipe answers', () => {
  const suggested = suggestions(setting.post, 'en');
  expect(suggested.length).toBeGreaterThanOrEqual(3);
  for (const question of suggested)
    expect(reply(setting, question, { languageHints: [] }).tier).not.toBe('refusal');
});
