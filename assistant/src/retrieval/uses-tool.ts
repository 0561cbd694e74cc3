import type { Tool } from '../language/cues/tools';
import type { PreparedStep } from './prepared';

/** What stands on a stove. */
const onStove: readonly Tool[] = ['frying-pan', 'pot', 'wok'];

/** Whether a step roasts or fries in a pan, so that no oven is meant. */
const isInPan = ({ tools, actions }: PreparedStep) =>
  actions.has('fry') || onStove.some((tool) => tools.has(tool));

/** Whether a step uses a tool; an oven bakes and roasts, a stove heats pans, without being named. */
export function usesTool(step: PreparedStep, tool: Tool): boolean {
  const { tools, actions } = step;
  if (tools.has(tool)) return true;
  if (tool === 'stove') return isInPan(step) && !tools.has('oven') && !actions.has('bake');
  return tool === 'oven' && (actions.has('bake') || (actions.has('roast') && !isInPan(step)));
}
