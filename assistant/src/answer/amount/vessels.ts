import { lightCues, vesselCues } from '../../language/cues/tables';
import { type Tool, vessels } from '../../language/cues/tools';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/lines/told';
import { rankFragments, ranksByFragment } from '../../retrieval/search/rank';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask, Draft } from '../draft';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';
import { relevanceOf } from '../time/relevance';
import { cardSource, fragmentSource, stepSource } from '../sources';

export const isVessel = (tool: Tool): boolean => vessels.some((each) => each === tool);

/** A size: "4 litres", "20 x 30 cm", "9x13-inch". */
export const sized =
  /\d ?-?(?:x ?\d|cm\b|mm\b|inch|in\b|l\b|lit|quart|qt\b|センチ|リットル|cmの)|\d ?-?(?:cup|hole)s? (?:muffin|bundt|cupcake|bun)|\b(?:holds|fasst)\b.{0,12}\d|\d ?(?:g|kg|lb)\b.{0,12}\b(?:loaf|tin|pan|mould|form)/;

const leastCoverage = 0.6;
const mostQuoted = 2;
const mostNamed = 3;
/** The second sentence is not much worse than the first. */
const nearBest = 0.7;

/** All that the recipe names, what holds the dish first, with the sentences on that. */
export function ofDish(ask: Ask): Draft | null {
  const { post, say, question } = ask;
  const [best] = rankFragments(post, question).filter(
    ({ fragment, coverage }) => isTold(fragment) && coverage >= leastCoverage,
  );
  const used = new Set(post.steps.flatMap(({ tools }) => [...tools]));
  const listed = post.recipe?.equipment ?? [];
  const holding = holdingIn(ask);
  if (used.size === 0 && listed.length === 0 && holding.length === 0) {
    return best
      ? { ...quotedFragment(ask, best.fragment), intent: 'equipment' }
      : missing(ask, 'equipment', say.equipment.none);
  }
  const shown = holding.length === 0 && best ? [best.fragment] : holding;
  const textOf = (each: Fragment) => stepOf(ask, each)?.text ?? each.text;
  const ordered = [...used].toSorted((a, b) => Number(isVessel(b)) - Number(isVessel(a)));
  const inSentences = listed.filter((line) => /[.。]$/.test(line.trim()));
  if (inSentences.length > 0) {
    const { tools } = cuesOf(post.language);
    const told = post.fragments.find(
      ({ text, folded, isUnfit }) =>
        !isUnfit &&
        inSentences.some((line) => line.includes(text)) &&
        Object.values(tools).some((tool) => tool.test(folded)),
    );
    if (told) return { ...quotedFragment(ask, told), intent: 'equipment' };
  }
  const names = listed.length > 0 ? listed : ordered.map((tool) => say.equipment.names[tool]);
  const quotes = shown.map((each) =>
    each.kind === 'step' ? say.step(each.number, textOf(each)) : say.quoted(each.text),
  );
  return {
    intent: 'equipment',
    text: [...(names.length === 0 ? [] : [say.equipment.uses(say.and(names))]), ...quotes].join(
      '\n',
    ),
    tier: 'post',
    sources:
      shown.length > 0
        ? shown.map((each) => fragmentSource(post, each, textOf(each)))
        : listed.length > 0
          ? listed.slice(0, mostNamed).map((line) => cardSource(post, line))
          : firstUses(ask, ordered).map((each) => stepSource(post, each)),
  };
}

/** The first step that uses each of some tools. */
const firstUses = ({ post }: Ask, of: readonly Tool[]) => [
  ...new Set(
    of.slice(0, mostNamed).flatMap((tool) => post.steps.find((each) => usesTool(each, tool)) ?? []),
  ),
];

const stepOf = ({ post }: Ask, { kind, number }: Fragment) =>
  kind === 'step' ? post.steps.find((step) => step.number === number) : undefined;

/** The sentences that say in what the dish is made: those of a size, or near the question, first. */
function holdingIn(ask: Ask): Fragment[] {
  const { post, question } = ask;
  const { tools } = cuesOf(post.language);
  const { holder } = vesselCues[post.language];
  const ranks = ranksByFragment(post, question);
  // "Which pot?" names no more than any sentence with a pot.
  const light = lightCues[question.language];
  const isBare = question.stems.filter((stem) => !light.test(stem)).length <= 1;
  const scored = post.fragments.flatMap((fragment) => {
    const { kind, folded } = fragment;
    const holds = holder.test(folded) || vessels.some((tool) => tools[tool].test(folded));
    if (!isTold(fragment) || !holds) return [];
    const isSized = sized.test(folded);
    const coverage = ranks.get(fragment)?.coverage ?? 0;
    // Only a step, or a size, says what to take; a story may name a pot too.
    if (kind !== 'step' && !isSized && (isBare || coverage < leastCoverage)) return [];
    const step = stepOf(ask, fragment);
    const near = step ? relevanceOf(ask, step) + coverage : 3 * coverage;
    return [{ fragment, score: near + (isSized ? 1 : 0) + (kind === 'step' ? 0.3 : 0) }];
  });
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const least = (ordered[0]?.score ?? 0) - nearBest;
  return ordered
    .filter(({ score }) => score >= least)
    .map(({ fragment }) => fragment)
    .filter((each, place, all) => all.findIndex((one) => one.section === each.section) === place)
    .slice(0, mostQuoted);
}
