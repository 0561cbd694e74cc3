import { Refusal } from '@cpal/server-kit/errors';
import { type FileOfRelease, nameOfFile, type ReadText } from '../store/release-text';
import { escapeHtml } from './markup';
import type { PageOptions } from './page-options';
import type { Screen } from './screen';
import { fillSlots, slotValues } from './slots';

const screenSlot = '{{screen}}';

/** Refuses a frame that would drop the screen or show it twice. */
function checkFrame(text: string, frame: FileOfRelease) {
  if (text.split(screenSlot).length === 2) return;
  throw new Refusal(`${nameOfFile(frame)} must hold ${screenSlot} once`);
}

/**
 * The markup of the application: the frame with the screen in its slot.
 * @throws Refusal that names the file that is wrong.
 */
export async function rootMarkup(
  { frame, content }: Screen,
  read: ReadText,
  options: PageOptions,
): Promise<string> {
  const valuesOf = ({ release }: FileOfRelease) => slotValues(options, release, escapeHtml);
  const screen = fillSlots(await read(content), valuesOf(content), content);
  const text = await read(frame);
  checkFrame(text, frame);
  return fillSlots(text, new Map([...valuesOf(frame), ['screen', screen]]), frame);
}
