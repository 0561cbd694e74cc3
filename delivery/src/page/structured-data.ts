import { parseJson } from '../shape';
import { type FileOfRelease, nameOfFile, type ReadText } from '../store/release-text';
import { scriptJson } from './markup';
import type { PageOptions } from './page-options';
import { escapeJson, fillSlots, slotValues } from './slots';

const anyJson = (value: unknown) => value;

/**
 * What search engines read of a page: schema.org's objects in a script element.
 * @throws Refusal that names the file where it is no JSON text.
 */
export async function structuredDataMarkup(
  file: FileOfRelease,
  read: ReadText,
  options: PageOptions,
): Promise<string> {
  const values = slotValues(options, file.release, escapeJson);
  const filled = fillSlots(await read(file), values, file);
  const data = scriptJson(parseJson(filled, anyJson, nameOfFile(file)));
  return `<script type="application/ld+json">${data}</script>`;
}
