import { englishNames, type Reply } from '@cpal/assistant/engine';
import {
  type Model,
  type ModelEnd,
  modelAnswer,
  supportOf,
  type Usage,
} from '@cpal/assistant/model';
import type { AssistantEvent, Tier } from '@cpal/shared/contract/assistant';
import type { Uses } from '../../server/services';
import { hasBudget, spendBudget } from './budget';
import type { Ground } from './ground';

type Needed = Uses<'assistant' | 'clock' | 'db' | 'settings'>;

interface Asked {
  question: string;
  reply: Reply;
}

/** What was said in the end. */
interface Spoken {
  text: string;
  tier: Tier;
  /** `engine`, `model`, or why a model's words were not used: a word of a closed list. */
  by: string;
}

const say = (text: string, replaces: boolean): AssistantEvent => ({
  event: 'delta',
  data: { text, replaces },
});

/** What a model's numbers and addresses may come from. */
const boundsOf = ({ post, links, house }: Ground, { question, reply }: Asked) => ({
  exclusions: reply.exclusions,
  addresses: [post.content.url, ...[...links, ...reply.related].map(({ url }) => url)],
  support: supportOf(post.content, {
    question,
    factor: reply.memory.factor,
    house: house.map(({ answer }) => answer),
  }),
});

interface Asking {
  ground: Ground;
  licenseId: string;
  left: AbortSignal;
}

async function* askModel(
  services: Needed,
  model: Model,
  { ground, licenseId, left }: Asking,
  { question, reply }: Asked,
): AsyncGenerator<AssistantEvent, ModelEnd | 'budget' | 'share'> {
  if (!(await hasBudget(services, licenseId))) return 'budget';
  const { networks } = ground;
  const reservation =
    networks && (await services.assistant.networkShares.reserve(licenseId, networks));
  if (networks && !reservation) return 'share';
  let used = 0;
  const spend = async (usage: Usage) => {
    used = usage.tokens;
    await spendBudget(services, licenseId, usage);
  };
  try {
    return yield* modelAnswer(
      model,
      {
        post: ground.post.content,
        passages: reply.passages,
        question,
        before: ground.memory.question,
        voice: ground.voice,
        language: reply.language,
        without: englishNames(reply.exclusions),
      },
      boundsOf(ground, { question, reply }),
      { left, spend },
    );
  } finally {
    await reservation?.settle(used);
  }
}

/**
 * Says an answer, as `delta` events: the engine's own, or the model's where the engine asks for it, one
 * is set and neither the license nor the reader's network has used up its part. Whatever is wrong with a
 * model's words, the engine's take their place.
 */
export async function* speak(
  services: Needed,
  ground: Ground,
  asked: Asked,
  left: AbortSignal,
): AsyncGenerator<AssistantEvent, Spoken> {
  const { reply } = asked;
  const { model } = services.assistant;
  const { licenseId } = ground;
  const own = { text: reply.text, tier: reply.tier };
  if (!reply.asksModel || model === null || licenseId === null) {
    yield say(reply.text, false);
    return { ...own, by: 'engine' };
  }
  const end = yield* askModel(services, model, { ground, licenseId, left }, asked);
  if (typeof end === 'string') {
    yield say(reply.text, false);
    return { ...own, by: end };
  }
  const { outcome, text } = end;
  if (outcome === 'model') {
    const warning = reply.warning === null ? '' : `\n${reply.warning}`;
    if (warning !== '') yield say(warning, false);
    const tier = reply.tier === 'refusal' ? 'general' : reply.tier;
    return { text: `${text}${warning}`, tier, by: 'model' };
  }
  yield say(reply.text, text !== '');
  return { ...own, by: outcome };
}
