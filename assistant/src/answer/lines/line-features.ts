import {
  doneWhen,
  momentCues,
  reasonCues,
  shortCues,
  troubleCues,
} from '../../language/cues/tables';
import { tested } from '../../language/cues/done-when';
import { isHot } from '../../language/cues/hot';
import { cuesOf } from '../../retrieval/cues-of';
import { timesOfWork } from '../../retrieval/figures/durations';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/search/rank';
import { isTold, mentions } from '../../retrieval/lines/told';
import { sized } from '../amount/vessels';
import type { Ask } from '../draft';
import { sentencesByQuestion } from '../told/spoken-of';

/** Below it a line shares little with the question. */
const wellCovered = 0.6;
const shortLine = 50;
const longLine = 220;
/** Ranks that are told apart. */
const topRanks = 3;
const farRank = 6;

/**
 * What of a line speaks for it as an answer or against it: traits that it has (1), and shares from 0 to 1.
 * Measured for all lines of one question.
 */
export function measureLines(ask: Ask): (line: Fragment) => ReadonlyMap<string, number> {
  const { question, post, memory } = ask;
  const { searched, ingredients, foods, actions, deeds, tools } = question;
  const { language } = post;
  const cues = cuesOf(language);
  const { keep, offer, lack, must, most } = shortCues[language];
  const { because } = reasonCues[language];
  const { served } = momentCues[language];
  const troubles = Object.values(troubleCues[language].of);
  const ranked = rankFragments(post, question);
  const spoken = new Map(
    sentencesByQuestion(ask, () => true).map(({ of, share }, rank) => [of, { share, rank }]),
  );
  const [first, second] = ranked;
  const places = new Map(ranked.map((each, rank) => [each.fragment, { ...each, rank }]));
  const gap = first && second ? 1 - second.score / first.score : 0;
  const stepsByNumber = new Map(post.steps.map((step) => [step.number, step]));

  const told = post.fragments.filter(isTold);
  const heated = told.filter((each) => each.heats.length > 0);
  const timed = told.filter((each) => timesOfWork(each.durations).length > 0);
  const kept = told.filter(mentions(keep));

  return (line) => {
    const { kind, number, text, folded, topic, topicStems, durations, heats, lacked } = line;
    const times = timesOfWork(durations);
    const place = places.get(line);
    const { share, rank: spokenRank } = spoken.get(line) ?? { share: 0, rank: farRank };
    const rank = place?.rank ?? Number.POSITIVE_INFINITY;
    const coverage = place?.coverage ?? 0;
    const step = kind === 'step' ? stepsByNumber.get(number) : undefined;
    const own = new Set(line.stems);
    const metTopic = topicStems.filter((stem) => searched.has(stem)).length;
    const says = (cue: RegExp) => mentions(cue)(line);
    const doesAction = [...actions].some((action) => cues.actions[action].test(folded));
    const usesTool = [...tools].some((tool) => says(cues.tools[tool]));
    const namesFood = ingredients.some(({ stems }) => stems.some((stem) => own.has(stem)));
    const traits = {
      [`kind-${kind}`]: true,
      'well-covered': coverage > wellCovered,
      uncovered: coverage === 0,
      [`rank-${rank}`]: rank < topRanks,
      'rank-far': rank >= farRank,
      'topic-met': metTopic > 0,
      'has-topic': topic !== '',
      'topic-asks': /[?？]/u.test(line.heading ?? ''),
      'topic-starts': line.sentence === 0,
      'topic-trouble': topic !== '' && troubles.some((cue) => cue.test(topic)),
      time: times.length > 0,
      times: times.length > 1,
      'only-time': timed.length === 1 && timed[0] === line,
      heat: heats.length > 0,
      'first-heat': heated[0] === line,
      'only-heat': heated.length === 1 && heated[0] === line,
      'only-kept': kept.length === 1 && kept[0] === line,
      number: /\d/.test(folded),
      until: cues.until.test(folded),
      'done-when': doneWhen[language].test(folded) || tested.test(folded),
      hot: step !== undefined && isHot(step.actions),
      'any-tool': Object.values(cues.tools).some((tool) => tool.test(folded)),
      sized: sized.test(folded),
      [`spoken-${spokenRank}`]: spokenRank < topRanks,
      'well-spoken': share > wellCovered,
      because: because.test(folded),
      keep: says(keep),
      offer: offer.test(folded),
      lack: lacked.length > 0 || lack.test(folded),
      'lacked-asked': lacked.some((stem) => searched.has(stem)),
      must: must.test(folded),
      most: most.test(folded),
      reheat: cues.reheat.test(folded),
      ahead: cues.ahead.test(folded),
      served: served.test(folded),
      action: doesAction,
      'other-action': actions.size > 0 && !doesAction,
      tool: usesTool,
      'other-tool': tools.size > 0 && !usesTool,
      food: namesFood,
      'other-food': ingredients.length + foods.length > 0 && !namesFood,
      'step-food': ingredients.some(({ index }) => step?.ingredients.includes(index) === true),
      'step-action': [...actions].some((action) => step?.actions.has(action) === true),
      'step-tool': [...tools].some((tool) => step?.tools.has(tool) === true),
      'step-deed': [...deeds].some((deed) => step?.deeds.has(deed) === true),
      'first-step': step !== undefined && step === post.steps[0],
      'last-step': step !== undefined && step === post.steps.at(-1),
      'next-step':
        step !== undefined && memory.step !== null && [0, 1].includes(step.number - memory.step),
      asks: /[?？]/u.test(text),
      short: text.length < shortLine,
      long: text.length > longLine,
    };
    const shares = {
      coverage,
      spoken: share,
      score: place && first ? place.score / first.score : 0,
      lead: rank === 0 ? gap : 0,
      topic: topicStems.length === 0 ? 0 : metTopic / topicStems.length,
      'topic-covers': searched.size === 0 ? 0 : metTopic / searched.size,
    };
    const named = Object.entries(traits).flatMap(([name, holds]) =>
      holds ? [[name, 1] as const] : [],
    );
    return new Map([...named, ...Object.entries(shares).filter(([, size]) => size > 0)]);
  };
}
