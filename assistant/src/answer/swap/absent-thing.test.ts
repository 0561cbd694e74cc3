import { ask, asReaders } from '../../testing/conversation';
import { chicken } from '../../testing/posts';

test.each(['how long should the pasta boil?', 'wann kommen die Kartoffeln rein?'])(
  '%s: the recipe has none',
  (question) => {
    expect(asReaders(chicken)(question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
  },
);

test.each(['how long do I cook the meat?', 'when do I add the peppers?'])(
  '%s is answered by a step',
  (question) => {
    expect(ask(chicken, question).tier).toBe('post');
  },
);
