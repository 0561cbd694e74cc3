import {
  englishNames,
  newMemory,
  type PreparedPost,
  prepare,
  type Reply,
  reply,
} from '@cpal/assistant/engine';
import {
  createModel,
  modelAnswer,
  type ModelEnd,
  promptFor,
  supportOf,
} from '@cpal/assistant/model';
import { type ModelKind, modelKinds } from '@cpal/assistant/model-settings';
import { type Post, readPost } from '@cpal/assistant/post';
import { startModelServer } from '@cpal/assistant/testing/model-server';
import { postPages } from '@cpal/demo-blog/pages';
import type { RecordedAnswer } from './schema';

/** What became of a recorded answer. */
export interface Replayed {
  recorded: RecordedAnswer;
  kind: ModelKind;
  end: ModelEnd;
  /** A right answer is not shown as it is, or a wrong one is. */
  isMistaken: boolean;
  /** The language that the question was taken for. */
  language: string;
  /** Code alone would have answered, without asking a model. */
  isByCode: boolean;
}

const voice = { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' } as const;

const pages = new Map<string, Post>();

function postNamed(slug: string): Post {
  const known = pages.get(slug);
  if (known) return known;
  const render = postPages.get(slug);
  if (render === undefined) throw new Error(`The demo blog has no post ${slug}.`);
  const page = render({ origin: 'http://localhost:3002', widget: null });
  const { post } = readPost(page.text, `http://localhost:3002/${slug}/`);
  pages.set(slug, post);
  return post;
}

const prepared = new Map<string, PreparedPost>();

function preparedFor({ post: slug, planted = '' }: RecordedAnswer): PreparedPost {
  const key = `${slug} ${planted}`;
  const known = prepared.get(key);
  if (known) return known;
  const post = postNamed(slug);
  const more = planted === '' ? [] : [{ heading: null, text: planted }];
  const made = prepare({ ...post, passages: [...post.passages, ...more] });
  prepared.set(key, made);
  return made;
}

/** The engine's reply to the question, after what the reader said before. */
function repliedTo(post: PreparedPost, { q, lang, before }: RecordedAnswer): Reply {
  const options = { languageHints: [lang] };
  const setting = { post, memory: newMemory, voice, house: [], links: [], blog: null };
  const { memory } = before === undefined ? setting : reply(setting, before, options);
  return reply({ ...setting, memory }, q, options);
}

const pieceLength = 40;
const spend = async () => undefined;

/** A slow machine is no flaw of an answer. */
const timeLimits = { firstWord: 60_000, wholeAnswer: 60_000 };

const piecesOf = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${pieceLength}}`, 'gu')) ?? [];

const shownOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The answer as a reader should see it. */
const expected = ({ a }: RecordedAnswer) => shownOf(a.replaceAll(/\s*\[[A-Z]\d[^\]]*\]/g, ''));

function isMistaken(recorded: RecordedAnswer, { outcome, text }: ModelEnd): boolean {
  if (recorded.flaw === undefined) return shownOf(text) !== expected(recorded);
  const { bad } = recorded;
  return bad === undefined ? outcome === 'model' : text.includes(bad);
}

/** Has a real server of each protocol give the recorded answers, and takes down what a reader sees. */
export async function replay(all: readonly RecordedAnswer[]): Promise<Replayed[]> {
  const server = await startModelServer();
  const replayed: Replayed[] = [];
  try {
    for (const kind of modelKinds) {
      const model = createModel(server.settings(kind));
      for (const recorded of all) {
        const post = preparedFor(recorded);
        const made = repliedTo(post, recorded);
        const { facts, exclusions, language, memory } = made;
        const prompt = promptFor(
          {
            post,
            house: [],
            voice,
            question: recorded.q,
            facts,
            related: [],
            turns: [],
            without: englishNames(exclusions),
          },
          'recorded answers',
        );
        server.play({ says: piecesOf(recorded.a) });
        const asked = { question: recorded.q, factor: memory.factor, texts: [] };
        const bounds = {
          language,
          exclusions,
          wantsNumber: made.wantsNumber,
          addresses: [post.post.url],
          support: supportOf(post.post, asked),
        };
        const answered = modelAnswer(model, prompt, bounds, {
          left: new AbortController().signal,
          spend,
          timeLimits,
        });
        let part = await answered.next();
        while (!part.done) part = await answered.next();
        const end = part.value;
        replayed.push({
          recorded,
          kind,
          end,
          language,
          isMistaken: isMistaken(recorded, end),
          isByCode: !made.asksModel,
        });
      }
    }
  } finally {
    await server.close();
  }
  return replayed;
}
