import type { Timed } from '../../retrieval/figures/timed';
import type { Ask, Draft } from '../draft';
import { sentenceAt } from './sentence-at';
import { stepSource } from '../sources';
import { writtenTime } from './times';

/** Answers with times of the steps, each with the sentence that tells it. */
export function shownTimes({ post, say, question }: Ask, chosen: readonly Timed[]): Draft {
  const times = [...new Set(chosen.map(({ duration: time }) => writtenTime(time, say)))];
  const quotes = chosen.map(({ step, duration: time }) => ({
    step,
    sentence: sentenceAt(step, time.start),
  }));
  const unique = quotes.filter(
    ({ sentence }, place) => quotes.findIndex((each) => each.sentence === sentence) === place,
  );
  return {
    intent: 'duration',
    text: [
      say.times.takes(say.and(times)),
      ...unique.map(({ step, sentence }) => say.step(step.number, sentence)),
    ].join('\n'),
    tier: 'post',
    sources: unique.map(({ step, sentence }) => stepSource(post, step, sentence)),
    memory: {
      step: chosen[0]?.step.number ?? null,
      ingredient: question.ingredients[0]?.index ?? null,
    },
  };
}
