import { getInsights } from '@cpal/shared/contract/insights/insights';
import * as v from 'valibot';
import { subscriptions } from '../../db/schema';
import { countAll } from '../counting';
import type { ReaderContext } from '../setups/with-reader';
import type { TestMember } from './members';
import { getAnswer, startReading } from './readers';

type Bearer = Pick<TestMember, 'bearer'>;

/** Questions that mean the same, which general knowledge answers. */
export const freezing = ['Can I freeze these?', 'can you freeze them', 'Do they freeze well?'];

/** Questions that mean the same, to which there is no answer. */
export const lacking = [
  'Is there a video of this recipe?',
  'Where is the video of the recipe?',
  'Any video of this recipe?',
];

/** Asks each question by a visitor of its own. */
export async function askEach(
  { api, page }: ReaderContext,
  questions: readonly string[],
  who = 'somebody',
) {
  const asked = [];
  for (const [index, question] of questions.entries()) {
    const reader = await startReading(api, page, { 'user-agent': `Browser of ${who} ${index}` });
    asked.push({ reader, answer: getAnswer(await reader.ask(question)) });
  }
  return asked;
}

/** Requests the insights of the context's blog, by its member if nobody else is named. */
export const sendInsights = ({ api, mia, place }: ReaderContext, query = '', who: Bearer = mia) =>
  api.send('GET', `/api/blogs/${place.blog.id}/insights${query}`, { headers: who.bearer });

/** The same once all questions are counted, parsed. */
export async function readInsights(context: ReaderContext, query?: string, who?: Bearer) {
  await countAll(context.api);
  return v.parse(getInsights.answer, (await sendInsights(context, query, who)).json()).insights;
}

/** Gives every member the larger plan. */
export const goPro = ({ api }: ReaderContext) =>
  api.db.update(subscriptions).set({ planName: 'Pro' });
