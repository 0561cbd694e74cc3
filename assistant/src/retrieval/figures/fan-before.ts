import { fanOven } from '../../language/fan';
import type { Fragment, PreparedPost } from '../prepared';

/**
 * "Convection browns it faster. 170 °C will do.": the sentence that names the fan, within a paragraph.
 * One with degrees of its own leaves those after it to another thing.
 */
export function fanBefore({ fragments }: PreparedPost, of: Fragment): Fragment | null {
  const before = fragments[fragments.indexOf(of) - 1];
  if (before?.section !== of.section || before.number !== of.number) return null;
  if (before.heats.length > 0 || fanOven.test(of.folded)) return null;
  return fanOven.test(before.folded) ? before : null;
}
