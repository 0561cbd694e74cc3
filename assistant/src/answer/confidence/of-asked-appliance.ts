import { lacks } from '../../question/named/may-lack';
import { type Tool, appliances } from '../../language/cues/tools';
import { cuesOf } from '../../retrieval/cues-of';
import { mentions } from '../../retrieval/lines/told';
import { usesTool } from '../../retrieval/uses-tool';
import type { Ask, Draft } from '../draft';
import { isShown } from '../is-shown';

/** What is told of another one is no answer. */
const special: ReadonlySet<Tool> = new Set<Tool>([...appliances, 'slow-cooker']);

/** The appliances that a question names and no step uses; none where it also names one that a step uses. */
function otherAppliances({ question, post }: Ask): Tool[] {
  const asked = [...question.tools];
  const isUsed = (tool: Tool) => post.steps.some((step) => usesTool(step, tool));
  // "How far ahead for a barbecue?" does not ask how it is done on one.
  const isOccasion = question.cues.ahead.test(question.folded);
  if (isOccasion || lacks(question) || asked.some(isUsed)) return [];
  return asked.filter((tool) => special.has(tool));
}

/** "In the slow cooker?": tells whether the lines that an answer quotes, if any, speak of what is named. */
export function isOfAskedAppliance(ask: Ask): (draft: Draft) => boolean {
  const { fragments, language } = ask.post;
  const named = otherAppliances(ask).map((tool) => mentions(cuesOf(language).tools[tool]));
  if (named.length === 0) return () => true;
  return (draft) => {
    const quoted = draft.tier === 'post' ? fragments.filter((line) => isShown(draft, line)) : [];
    return quoted.length === 0 || quoted.some((line) => named.some((isNamed) => isNamed(line)));
  };
}
