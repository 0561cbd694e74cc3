import { Refusal } from '@cpal/server-kit/errors';
import { type Release, releaseBase } from '../store/release';
import { type FileOfRelease, nameOfFile } from '../store/release-text';
import type { PageOptions } from './page-options';

/** From the name of a slot to what stands there. */
export type SlotValues = ReadonlyMap<string, string>;

/** A value as it stands between the quotes of a JSON string. */
export const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** What the files of a release leave open until a page is composed of them. */
export const slotValues = (
  { settings, publicUrl }: PageOptions,
  release: Release,
  escape: (value: string) => string,
): SlotValues =>
  new Map(
    Object.entries({
      waitlistUrl: settings.waitlistUrl,
      contactEmail: settings.contactEmail,
      publicUrl,
      release: releaseBase(release),
    }).map(([name, value]) => [name, escape(value)]),
  );

/**
 * Fills each `{{name}}` of a text; what was filled in is not looked at again.
 * @throws Refusal that names the file, where a name has no value.
 */
export const fillSlots = (text: string, values: SlotValues, file: FileOfRelease): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Refusal(`${nameOfFile(file)} has no use for ${slot}`);
    return value;
  });
