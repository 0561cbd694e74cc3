import { englishNames, isSafeLabel, languageOf, type Reply } from '@cpal/assistant/engine';
import {
  type Label,
  type Model,
  type ModelEnd,
  modelAnswer,
  type Prompt,
  promptFor,
  supportOf,
  type Usage,
} from '@cpal/assistant/model';
import type { AnswerAuthor } from '@cpal/shared/contract/assistant/answer-trace';
import type { AssistantEvent, RelatedPost } from '@cpal/shared/contract/assistant/assistant';
import type { Uses } from '../../kernel/services';
import { hasBudget, spendBudget } from './budget';
import type { Ground } from './ground';

type Deps = Uses<'assistant' | 'clock' | 'db' | 'settings'>;

interface Asked {
  question: string;
  reply: Reply;
}

/** What was said in the end, and what it rests on. */
export interface Spoken extends Label {
  text: string;
  by: AnswerAuthor;
}

const say = (text: string, replaces: boolean): AssistantEvent => ({
  event: 'delta',
  data: { text, replaces },
});

const maxRelated = 3;

/** Other posts of the blog that a model may name; none that the reader cannot eat. */
async function relatedTo({ post, others }: Ground, { question, reply }: Asked) {
  const blog = reply.related.length > 0 ? null : await others();
  const { url, language } = post.content;
  const found: readonly RelatedPost[] = blog?.find(question, url, maxRelated) ?? reply.related;
  const languages = [reply.language, language ?? ''].map(languageOf).filter((one) => one !== null);
  const isSafe = isSafeLabel(languages, reply.exclusions);
  return found.filter(({ title }) => isSafe(title));
}

/** All that a model gets, and what its answer may come from. */
async function promptOf({ assistant }: Deps, ground: Ground, asked: Asked): Promise<Prompt> {
  const { question, reply } = asked;
  const { post, house, voice, turns } = ground;
  const [related, earlier] = await Promise.all([relatedTo(ground, asked), turns()]);
  return promptFor(
    {
      post: post.prepared,
      house,
      voice,
      question,
      facts: reply.facts,
      related,
      turns: earlier,
      without: englishNames(reply.exclusions),
    },
    assistant.promptSecret,
  );
}

/** What a model's numbers, addresses and foods may be. */
const boundsFor = ({ post, links }: Ground, { question, reply }: Asked) => ({
  language: reply.language,
  exclusions: reply.exclusions,
  wantsNumber: reply.wantsNumber,
  addresses: [post.content.url, ...[...links, ...reply.related].map(({ url }) => url)],
  support: supportOf(post.content, { question, factor: reply.memory.factor, texts: [] }),
});

/** No word of the model came, so nothing is known of what the post says. */
const unheard: ReadonlySet<ModelEnd['outcome']> = new Set(['slow', 'failed', 'left']);

/** The engine's words in the place of a model's. */
const insteadOf = ({ text, notFound }: Reply, outcome: ModelEnd['outcome']): string =>
  unheard.has(outcome) ? text : (notFound ?? text);

interface Asking {
  ground: Ground;
  licenseId: string;
  left: AbortSignal;
}

async function* askModel(
  services: Deps,
  model: Model,
  { ground, licenseId, left }: Asking,
  asked: Asked,
  prompt: Prompt,
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
    return yield* modelAnswer(model, prompt, boundsFor(ground, asked), { left, spend });
  } finally {
    await reservation?.settle(used);
  }
}

/** What stands below a model's words: the warning of labels, and the blogger's sign-off. */
const belowModel = ({ warning, signOff }: Reply): string =>
  [warning, signOff].flatMap((line) => (line === null ? [] : [`\n${line}`])).join('');

function* sayBelow(
  said: Label & { text: string },
  reply: Reply,
  by: AnswerAuthor,
): Generator<AssistantEvent, Spoken> {
  const below = belowModel(reply);
  if (below !== '') yield say(below, false);
  const { text, tier, sources, related } = said;
  return { text: `${text}${below}`, tier, sources, related, by };
}

/**
 * Says an answer, as `delta` events: the engine's own, or the model's where a model writes it, one is set
 * and neither the license nor the reader's network has used up its part. Where the model says nothing that
 * can be verified, the engine's words are said.
 */
export async function* speak(
  services: Deps,
  ground: Ground,
  asked: Asked,
  left: AbortSignal,
): AsyncGenerator<AssistantEvent, Spoken> {
  const { reply } = asked;
  const { model, answerCache } = services.assistant;
  const { licenseId } = ground;
  const { text, tier, sources, related } = reply;
  const own = { text, tier, sources, related };
  if (!reply.asksModel || model === null || licenseId === null) {
    yield say(text, false);
    return { ...own, by: 'engine' };
  }
  const prompt = await promptOf(services, ground, asked);
  const known = answerCache.get(prompt, asked, ground);
  if (known !== null) {
    yield say(known.text, false);
    return yield* sayBelow(known, reply, 'cache');
  }
  const end = yield* askModel(services, model, { ground, licenseId, left }, asked, prompt);
  if (typeof end === 'string') {
    yield say(text, false);
    return { ...own, by: end };
  }
  if (end.outcome !== 'model') {
    const instead = insteadOf(reply, end.outcome);
    yield say(instead, end.text !== '');
    return { ...own, text: instead, by: end.outcome };
  }
  if (end.isWhole) answerCache.set(prompt, asked, ground, end);
  return yield* sayBelow(end, reply, end.isWhole ? 'model' : 'shortened');
}
