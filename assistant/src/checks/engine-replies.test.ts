import { reply } from '../answer/reply-to';
import { demoPost } from '../demo-post';
import { languageOf } from '../language/languages';
import { newMemory } from '../question/memory';
import { prepare } from '../retrieval/prepare';
import { numberCheck } from './numbers/unsupported';
import { textsOf } from './post-texts';
import { supportOf } from './support';

const questions = [
  'How much flour do I need?',
  'How many eggs?',
  'Make it for 12 people',
  'Double it please',
  'half the recipe',
  'How much milk is that in ml?',
  'ricotta in grams?',
  'Show me everything in grams',
  'How long do I fry them?',
  'How long do they keep?',
  'Can I freeze them?',
  'How hot should the pan be?',
  'Keep them warm at what temperature in Celsius?',
  'What do I do first?',
  'What is step 4?',
  'What do I need?',
  'How long does it take in all?',
  'Instead of lemon?',
  'Wie viel Mehl brauche ich?',
  'Für 8 Personen bitte',
  'Wie lange braten?',
  'Combien de farine ?',
  'Pour huit personnes',
  '¿Cuánta harina lleva?',
  '¿Cuánto tiempo se fríen?',
  'Quanta farina serve?',
  'Quanto leite?',
  'Ile mąki?',
  '小麦粉はどのくらい？',
  '8人分でお願いします',
];

it.each(questions)('rests on the post in its numbers: %s', (question) => {
  const answer = reply(
    {
      post: prepare(demoPost),
      memory: newMemory,
      voice: { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' },
      house: [],
      links: [],
      blog: null,
    },
    question,
    { languageHints: [] },
  );
  const check = numberCheck(
    supportOf(demoPost, { question, factor: answer.memory.factor, texts: textsOf(demoPost) }),
  );
  const made =
    answer.tier === 'post' ? check(answer.text, languageOf(answer.language) ?? 'en') : [];
  expect({ text: answer.text, made }).toEqual({ text: answer.text, made: [] });
});
