import type { WidgetSettings } from '@cpal/shared/deployment';
import type { Widget } from '../site/table';
import type { ReadText } from '../store/read-text';
import { releaseUrl, type WidgetRelease } from '../store/release';

/**
 * Reads what is sent of a widget's release.
 * @throws UserError if its loader cannot be read.
 */
export async function readWidget(release: WidgetRelease, read: ReadText): Promise<Widget> {
  const { loader, entry } = release.build;
  return {
    loader: (await read({ release, path: loader })).trim(),
    panel: releaseUrl(release, entry),
  };
}

/** The script of one license key: the loader with the key's settings, which it keeps to itself. */
export const loaderScript = ({ loader }: Widget, settings: WidgetSettings): string =>
  `(CPAL=>{${loader}\n})(${JSON.stringify(settings)});\n`;
