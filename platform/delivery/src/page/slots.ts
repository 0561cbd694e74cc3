import * as v from 'valibot';
import { parseJson } from '../json';
import { UserError } from '@cpal/server-kit/errors';
import { type FileOfRelease, nameOfFile, type ReadText } from '../store/read-text';
import { filesUrl } from '../store/release';
import { escapeHtml } from '@cpal/server-kit/html';
import { scriptJson } from './markup';
import type { PageOptions } from './page-options';
import type { Screen } from './screen';

/** A value as it is written between the quotes of a JSON string. */
const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/**
 * Fills each `{{name}}` of a file's text; what was filled in is not looked at again.
 * @param more values that are filled in as they are.
 * @throws UserError that names the file, where a name has no value.
 */
function fillSlots(
  text: string,
  file: FileOfRelease,
  { settings, publicUrl }: PageOptions,
  escape: (value: string) => string,
  more: Readonly<Record<string, string>> = {},
): string {
  const { waitlistUrl, contactEmail, company } = settings;
  const own = {
    // Without one, a file that names it is of a release that knows of no deployment without.
    ...(waitlistUrl !== null && { waitlistUrl }),
    contactEmail,
    companyName: company.name,
    companyAddress: company.address,
    governingLaw: company.governingLaw,
    publicUrl,
    files: filesUrl(file.release.build.name),
  };
  const escaped = Object.entries(own).map(([name, value]) => [name, escape(value)] as const);
  const values = new Map([...escaped, ...Object.entries(more)]);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new UserError(`${nameOfFile(file)} has no use for ${slot}`);
    return value;
  });
}

/**
 * The markup of the application: the frame with the screen in its slot.
 * @throws UserError that names the file that is wrong.
 */
export async function rootMarkup(
  { frame, content }: Screen,
  read: ReadText,
  options: PageOptions,
): Promise<string> {
  const screen = fillSlots(await read(content), content, options, escapeHtml);
  const text = await read(frame);
  if (text.split('{{screen}}').length !== 2) {
    throw new UserError(`${nameOfFile(frame)} must hold {{screen}} once`);
  }
  return fillSlots(text, frame, options, escapeHtml, { screen });
}

/**
 * What search engines read of a page: schema.org's objects in a script element.
 * @throws UserError that names the file where it is no JSON text.
 */
export async function structuredDataMarkup(
  file: FileOfRelease,
  read: ReadText,
  options: PageOptions,
): Promise<string> {
  const filled = fillSlots(await read(file), file, options, escapeJson);
  const data = scriptJson(parseJson(filled, v.unknown(), nameOfFile(file)));
  return `<script type="application/ld+json">${data}</script>`;
}
