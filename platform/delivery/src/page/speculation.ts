import { scriptJson } from './markup';
import type { Screen } from './screen';

/**
 * What has browsers render the page of a link ahead, while the pointer rests on it or presses it. Only
 * public pages are named: a member's may ask for data, and a link may have an effect elsewhere. The shell
 * removes it when it has taken the links over.
 * @returns the element's markup and its text, for the policy; nothing where the page has no siblings.
 */
export function speculationRules({ siblings }: Screen): { markup: string; text: string }[] {
  if (siblings.length === 0) return [];
  const where = { href_matches: siblings };
  const text = scriptJson({ prerender: [{ where, eagerness: 'moderate' }] });
  return [{ markup: `<script type="speculationrules">${text}</script>`, text }];
}
