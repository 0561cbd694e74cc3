import type { Tool } from '../language/cues/tools';
import type { PreparedStep } from './prepared';

/** Whether a step uses a tool; an oven bakes and roasts without being named. */
export const usesTool = ({ tools, actions }: PreparedStep, tool: Tool): boolean =>
  tools.has(tool) || (tool === 'oven' && (actions.has('bake') || actions.has('roast')));
