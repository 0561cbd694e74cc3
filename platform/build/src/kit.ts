import path from 'node:path';
import { inputsId } from './inputs';
import { installed, readManifest } from './packages';

/** What @cpal/shared says of its kit: the folders of its sources, or their id where it was packed. */
interface SharedManifest {
  cpal?: { kit?: string | readonly string[] };
}

/**
 * The id of the shared sources whose markup is in the HTML of every front end.
 * @throws Error if @cpal/shared does not say.
 */
export function kitId(): string {
  const folder = installed('@cpal/shared');
  const { cpal }: SharedManifest = readManifest(folder);
  if (cpal?.kit === undefined) throw new Error('@cpal/shared names no kit.');
  if (typeof cpal.kit === 'string') return cpal.kit;
  return inputsId({ inputs: cpal.kit.map((one) => path.join(folder, one)) }, folder);
}
