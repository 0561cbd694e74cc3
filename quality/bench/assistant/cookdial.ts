import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { newMemory, prepare, reply } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
import { printTable } from '../measure/table';

const noted = v.object({
  intent: v.string(),
  tracker_completed_step: v.string(),
  tracker_requested_step: v.string(),
});

const dialogue = v.object({
  k: v.string(),
  title: v.string(),
  ings: v.array(v.string()),
  steps: v.array(v.string()),
  spans: v.record(v.string(), v.array(v.string())),
  messages: v.array(
    v.object({ t: v.string(), bot: v.boolean(), a: v.optional(v.union([v.string(), noted])) }),
  ),
});

export type Dialogue = v.InferOutput<typeof dialogue>;

/** The dialogues of a file, one a line. */
export const readDialogues = (file: string): Dialogue[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(dialogue, JSON.parse(line)));

/** Requests whose right answer the annotation of the reply names. */
const informing: Readonly<Record<string, RegExp>> = {
  req_temperature: /inform_temperature\(([^)]*)\)/g,
  req_duration: /inform_duration\(([^)]*)\)/g,
  req_amount: /inform_amount\(([^)]*)\)/g,
  req_instruction: /inform_instruction\(([^)]*)\)/g,
  req_start: /inform_instruction\(([^)]*)\)/g,
  req_ingredient_list: /inform_ingredient\(([^)]*)\)/g,
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The dialogue's recipe, read as a page that publishes it. */
export function postOf({ k, title, ings, steps }: Dialogue) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ings,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const page = `<html lang="en"><title>Recipe</title><script type="application/ld+json">${json}</script></html>`;
  return readPost(page, `https://example.com/${k}`).post;
}

/** The words that the answer must hold, by the ids in the annotation. */
function wantedOf(ids: readonly string[], { ings, steps, spans }: Dialogue): string[] {
  return ids.flatMap((id) => {
    const [kind, place] = id.split('-');
    if (kind === 'inst') return [steps[Number(place)] ?? []].flat();
    if (kind === 'ing') return [ings[Number(place)] ?? []].flat();
    return spans[id]?.slice(0, 1) ?? [];
  });
}

/**
 * Asks the questions of annotated cooking dialogues, each with the step that its annotation says the
 * cook is at, and looks for the annotated words in the answer.
 * @param misses prints this many of the wrong answers per request
 */
export function runDialogues(file: string, misses: number): void {
  const tally = new Map<string, { asked: number; right: number }>();
  for (const each of readDialogues(file)) {
    const post = prepare(postOf(each));
    for (const [index, message] of each.messages.entries()) {
      const next = each.messages[index + 1];
      if (message.bot || typeof message.a !== 'object' || typeof next?.a !== 'string') continue;
      const intents = message.a.intent.split(';').map((intent) => intent.trim());
      const request = intents.find((intent) => intent in informing);
      const pattern = request === undefined ? undefined : informing[request];
      if (request === undefined || pattern === undefined) continue;
      const ids = [...next.a.matchAll(pattern)].flatMap(([, args = '']) => args.split(/, ?/));
      const wanted = wantedOf(
        ids.map((id) => id.trim()),
        each,
      )
        .map(plain)
        .filter(Boolean);
      if (wanted.length === 0) continue;
      const at = /inst-(\d+)/.exec(message.a.tracker_completed_step)?.[1];
      const memory = {
        ...newMemory,
        language: 'en',
        step: at === undefined ? null : Number(at) + 1,
        question: index === 0 ? null : 'before',
      };
      const voice = {
        tone: 'plain',
        address_form: 'informal',
        greeting: '',
        sign_off: '',
      } as const;
      const setting = { post, memory, voice, house: [], links: [], blog: null };
      const answer = reply(setting, message.t, { languageHints: ['en'] });
      const text = plain(answer.text);
      const isRight = wanted.some((words) => text.includes(words));
      const count = tally.get(request) ?? { asked: 0, right: 0 };
      tally.set(request, { asked: count.asked + 1, right: count.right + (isRight ? 1 : 0) });
      if (!isRight && count.asked - count.right < misses) {
        console.log(
          `${each.k} ${request} | ${message.t}\n  want: ${wanted.join(' / ')}\n  [${answer.intent}] ${answer.text}\n`,
        );
      }
    }
  }
  printTable(
    [...tally].map(([request, { asked, right }]) => ({
      request,
      asked,
      right,
      'per cent': Math.round((100 * right) / asked),
    })),
  );
}
