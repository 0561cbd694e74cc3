import { newMemory, prepare, reply } from '@cpal/assistant/engine';
import { type AskedBy, groupAll } from '@cpal/assistant/testing/grouped';
import { type Dialogue, postOf } from '../cookdial';
import { vMeasure } from './v-measure';

const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;

/**
 * Groups the questions of annotated cooking dialogues, all of them as those of one post, and compares
 * with the annotated intents: of the groups, and of the intents alone. Turns that ask nothing, such as
 * thanks, are left out.
 */
export function scoreDialogues(dialogues: readonly Dialogue[]) {
  const asked: AskedBy[] = [];
  const actual: string[] = [];
  for (const each of dialogues) {
    const post = prepare(postOf(each));
    let memory = newMemory;
    for (const { bot, t, a } of each.messages) {
      if (bot || typeof a !== 'object') continue;
      const setting = { post, memory, voice, house: [], links: [], blog: null };
      const answer = reply(setting, t, { languageHints: ['en'] });
      ({ memory } = answer);
      const request = a.intent
        .split(';')
        .map((one) => one.trim())
        .find((one) => one.startsWith('req_'));
      if (request === undefined) continue;
      asked.push({ text: t, visitor: each.k, post: 'all', language: 'en', topic: answer.topic });
      actual.push(request);
    }
  }
  const clusterOf = new Map(
    groupAll(asked).flatMap(({ questions }, cluster) =>
      questions.map((at) => [at, String(cluster)] as const),
    ),
  );
  return {
    questions: asked.length,
    intents: vMeasure(actual.map((request, at) => [request, asked[at]?.topic[0] ?? ''])),
    groups: vMeasure(actual.map((request, at) => [request, clusterOf.get(at) ?? 'none'])),
  };
}
