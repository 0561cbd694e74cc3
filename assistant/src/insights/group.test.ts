import { type Group, joined, labelOf, nearest, placeOf, stemsOf } from './group';

const asked = (text: string, topic: string[] = ['other'], language = 'en') => ({
  text,
  topic,
  language,
});

/** Puts questions that only their words tell into groups, one after the other. */
function grouped(questions: readonly string[]) {
  const groups: { group: Group; texts: string[] }[] = [];
  for (const text of questions) {
    const question = asked(text);
    const place = placeOf(question);
    if (place === null) throw new Error('it belongs nowhere');
    const found = nearest(
      stemsOf(question),
      groups.map(({ group }) => group),
    );
    const known = groups.find(({ group }) => group === found);
    const group = joined(place, found, question);
    if (known) Object.assign(known, { group, texts: [...known.texts, text] });
    else groups.push({ group, texts: [text] });
  }
  return groups.map(({ texts }) => texts);
}

describe('where a question belongs', () => {
  it.each([
    [['storage', 'freezer'], { intent: 'storage', topic: 'freezer' }],
    [['storage'], { intent: 'storage', topic: '' }],
    [['step', 'egg-white', 'whip'], { intent: 'step', topic: 'egg-white whip' }],
    [['step'], { intent: 'step', topic: null }],
    [['substitution'], { intent: 'substitution', topic: null }],
    [['greeting'], null],
    [['offtopic'], null],
  ])('%j', (topic, place) => {
    expect(placeOf(asked('…', topic))).toEqual(place);
  });

  it('is nowhere once its words are gone', () => {
    expect(placeOf(asked('', ['storage', 'freezer']))).toBeNull();
  });
});

describe('questions that only their words tell', () => {
  it('are put together where they share their subject', () => {
    expect(
      grouped([
        'Is there a video of this recipe?',
        'Which brand of pan do you use?',
        'Where can I see the video of the recipe?',
        'What brand is your pan?',
        'Any video?',
      ]),
    ).toEqual([
      [
        'Is there a video of this recipe?',
        'Where can I see the video of the recipe?',
        'Any video?',
      ],
      ['Which brand of pan do you use?', 'What brand is your pan?'],
    ]);
  });

  it('join those that name something, where they are very like', () => {
    const place = { intent: 'equipment', topic: 'loaf-tin' };
    const brand = joined(place, null, asked('What brand is your loaf tin?'));
    const find = (text: string) => nearest(stemsOf(asked(text)), [brand]);
    expect(find('which brand of tin is that')).toBe(brand);
    expect(find('Can I line the tin with paper?')).toBeNull();
  });

  it('go the same way whenever they come in the same order', () => {
    const questions = ['Is it sweet?', 'How sweet is it?', 'Can my dog have it?'];
    expect(grouped(questions)).toEqual(grouped(questions));
  });

  it('leave a group as small as a row can be', () => {
    let group: Group | null = null;
    for (let count = 0; count < 100; count += 1)
      group = joined({ intent: 'other', topic: null }, group, asked(`word${count} pan brand`));
    expect(Object.keys(group?.stems ?? {}).length).toBeLessThanOrEqual(24);
    expect(group?.samples.length).toBeLessThanOrEqual(12);
    expect(group?.stems).toMatchObject({ pan: 100, brand: 100 });
  });
});

const labelFor = (...texts: string[]) =>
  labelOf(texts.map((text) => ({ text, stems: stemsOf(asked(text)) })));

describe('the label of a group', () => {
  it('is the question that is nearest to the others', () => {
    expect(
      labelFor(
        'My grandmother from Ohio wonders whether the pancakes freeze at Christmas',
        'Can I freeze the pancakes?',
        'Do the pancakes freeze?',
      ),
    ).toBe('Can I freeze the pancakes?');
  });

  it('is none without questions', () => {
    expect(labelOf([])).toBeNull();
  });
});
