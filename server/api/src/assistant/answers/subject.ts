import { languageOf, type PreparedPost, type Reply } from '@cpal/assistant/engine';
import type { Spoken } from './speak';

type Subject = Pick<Reply, 'intent' | 'topic' | 'isUnanswered'>;

/** Of a question that only the model could read: the lines of the post that answered it. */
function subjectOfLines(
  { sources }: Spoken,
  { ingredients }: PreparedPost,
): Omit<Subject, 'isUnanswered'> {
  const inPost = sources.filter(({ kind }) => kind !== 'kitchen' && kind !== 'house');
  const named = inPost.flatMap(({ kind, number }) => {
    const found = kind === 'ingredient' && number !== null ? ingredients[number - 1] : undefined;
    return found ? [found.food?.id ?? found.head ?? found.item] : [];
  });
  if (inPost.length > 0 && named.length === inPost.length)
    return { intent: 'amount', topic: ['amount', ...named.toSorted()] };
  const steps = inPost.flatMap(({ kind, number }) => (kind === 'step' ? [`step-${number}`] : []));
  return { intent: 'other', topic: ['other', ...steps.toSorted()] };
}

/** What a question was about, and whether the post has the answer, by what was said in the end. */
export function subjectFor(reply: Reply, spoken: Spoken, post: PreparedPost): Subject {
  const { intent, topic, isUnanswered } = reply;
  const isOfModel = ['model', 'shortened', 'cache'].includes(spoken.by);
  if (!isOfModel) return { intent, topic, isUnanswered };
  const isRead = languageOf(reply.language) !== null && intent !== 'offtopic';
  return {
    ...(isRead ? { intent, topic } : subjectOfLines(spoken, post)),
    isUnanswered: spoken.tier === 'general',
  };
}
