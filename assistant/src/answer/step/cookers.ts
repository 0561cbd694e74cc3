import type { Tool } from '../../language/cues/tools';
import { fold } from '../../language/fold';
import { cuesOf } from '../../retrieval/cues-of';
import { isTold } from '../../retrieval/lines/told';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask } from '../draft';

/** Another of these is another way to cook, with times and temperatures of its own. */
const cookers: ReadonlySet<Tool> = new Set<Tool>([
  'oven',
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'microwave',
  'grill',
]);

/** Of the tools that a question names, those that cook in their own way. */
export const cookersIn = (tools: ReadonlySet<Tool>): Tool[] =>
  [...tools].filter((tool) => cookers.has(tool));

/** Whether the post cooks with it, or names it. */
export function isInPost(tool: Tool, { post }: Ask): boolean {
  const cue = cuesOf(post.language).tools[tool];
  if (post.steps.some((step) => usesTool(step, tool))) return true;
  if (cue.test(fold(post.post.title))) return true;
  // A recipe that bakes at some degrees has an oven, named or not.
  if (tool === 'oven' && post.steps.some(({ heats }) => heats.length > 0)) return true;
  return post.fragments.some(
    (each) => isTold(each) && (cue.test(each.folded) || cue.test(each.topic)),
  );
}
