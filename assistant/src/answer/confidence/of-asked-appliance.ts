import { lacks } from '../../question/named/may-lack';
import type { Tool } from '../../language/cues/tools';
import { cuesOf } from '../../retrieval/cues-of';
import { mentions } from '../../retrieval/lines/told';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask, Draft } from '../draft';
import { isShown } from '../is-shown';

/** Each does its work in a way of its own: what is told of another is no answer. */
const appliances: ReadonlySet<Tool> = new Set<Tool>([
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'rice-cooker',
  'microwave',
  'grill',
  'mixer',
  'blender',
  'food-processor',
  'bread-machine',
  'ice-cream-maker',
]);

/** The appliances that a question names and no step uses; none where it also names one that a step uses. */
function otherAppliances({ question, post }: Ask): Tool[] {
  const asked = [...question.tools];
  const isUsed = (tool: Tool) => post.steps.some((step) => usesTool(step, tool));
  // "How far ahead for a barbecue?" does not ask how it is done on one.
  const isOccasion = question.cues.ahead.test(question.folded);
  if (isOccasion || lacks(question) || asked.some(isUsed)) return [];
  return asked.filter((tool) => appliances.has(tool));
}

/** "In the slow cooker?": whether the lines that an answer quotes, if any, speak of what is named. */
export function isOfAskedAppliance(ask: Ask, draft: Draft): boolean {
  const { fragments, language } = ask.post;
  const named = otherAppliances(ask).map((tool) => cuesOf(language).tools[tool]);
  if (named.length === 0 || draft.tier !== 'post') return true;
  const quoted = fragments.filter((line) => isShown(draft, line));
  return quoted.length === 0 || quoted.some((line) => named.some((cue) => mentions(cue)(line)));
}
