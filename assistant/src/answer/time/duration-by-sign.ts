import { isHot } from '../../language/cues/hot';
import { overnight } from '../../language/cues/overnight';
import { cuesOf } from '../../retrieval/cues-of';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask, Draft } from '../draft';
import { nearness, relevanceOf } from './relevance';
import { stepSource } from '../sources';
import { isKin, usesNamed } from './timed-choice';

/** The sign in the step that the reader is at, or in the next. */
export function signHere(ask: Ask): Draft | null {
  const { until } = cuesOf(ask.post.language);
  const near = ask.post.steps.filter((step) => nearness(ask, step) > 0 && until.test(step.folded));
  return near[0] ? bySign(ask, near[0]) : null;
}

/** A step that does what is asked and ends by a sign: "until golden". */
export function signOf(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { until } = cuesOf(post.language);
  const asked = question.actions;
  const isGeneric = asked.has('cook');
  const fits = (step: PreparedStep) =>
    (until.test(step.folded) || overnight.test(step.folded)) &&
    ([...asked].some((action) => step.actions.has(action)) ||
      (usesNamed(ask, step) &&
        (asked.size === 0 || isKin(asked, step.actions) || (isGeneric && isHot(step.actions)))));
  const value = (step: PreparedStep) => relevanceOf(ask, step) + nearness(ask, step);
  const fitting = post.steps.filter(fits);
  const own = fitting.filter((step) => usesNamed(ask, step));
  const found = (own.length > 0 ? own : fitting).toSorted((a, b) => value(b) - value(a))[0];
  return found ? bySign(ask, found) : null;
}

const bySign = ({ post, say }: Ask, step: PreparedStep): Draft => ({
  intent: 'duration',
  text: `${say.times.bySign}\n${say.step(step.number, step.text)}`,
  tier: 'post',
  sources: [stepSource(post, step)],
  memory: { step: step.number },
});

/** The times are of other ingredients, while a step with those named ends by a sign. */
export function isOfOther(ask: Ask, chosen: readonly Timed[], sign: Draft | null): boolean {
  const signed = ask.post.steps.find(({ number }) => number === sign?.memory?.step);
  return (
    signed !== undefined &&
    usesNamed(ask, signed) &&
    !chosen.some(({ step }) => usesNamed(ask, step))
  );
}
