import type { Tool } from '../language/cues/tools';
import type { PreparedStep } from './prepared';

/** What stands on a stove. */
const onStove: readonly Tool[] = ['frying-pan', 'pot', 'wok'];

/** Whether a step roasts or fries in a pan, so that no oven is meant. */
const isInPan = ({ tools, actions }: PreparedStep) =>
  actions.has('fry') || onStove.some((tool) => tools.has(tool));

/** Degrees of no pot: hotter than sugar is boiled to, no hotter than an oven is. */
const ofOven = { c: { from: 130, to: 260 }, f: { from: 265, to: 500 } } as const;
/** In seconds; nothing braises for less. */
const shortest = 1200;

/** "Braise at 150 °C for 3 hours", "cook at 220 °C": it is in the oven. */
const isAtOvenHeat = ({ actions, heats, durations }: PreparedStep) =>
  (actions.has('simmer') || actions.has('cook')) &&
  !actions.has('fry') &&
  heats.some(({ from, scale }) => {
    const bounds = ofOven[scale ?? 'c'];
    return from >= bounds.from && from <= bounds.to;
  }) &&
  durations.some(({ from }) => from >= shortest);

/** Japanese has one word for baking and frying: without degrees it is no oven's. */
const isFried = ({ tools, folded, heats }: PreparedStep) =>
  /焼/u.test(folded) && heats.length === 0 && !tools.has('oven');

/** Whether a step uses a tool; an oven bakes and roasts, a stove heats pans, without being named. */
export function usesTool(step: PreparedStep, tool: Tool): boolean {
  const { tools, actions } = step;
  if (tools.has(tool)) return true;
  if (tool === 'stove') return isInPan(step) && !tools.has('oven') && !actions.has('bake');
  if (tool !== 'oven' || isFried(step)) return false;
  return actions.has('bake') || isAtOvenHeat(step) || (actions.has('roast') && !isInPan(step));
}
