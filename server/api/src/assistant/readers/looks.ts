import type { widgetLooks } from '@cpal/shared/contract/assistant/assistant';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { listOrigins } from '../../websites/place';
import { checkLicense } from '../../licenses/validate/validate';
import type { Uses } from '../../kernel/services';
import { isDemo, verifiedBlogs } from './permission';

type Looks = AnswerOf<typeof widgetLooks>['looks'];

const demoLooks: Looks = { accent: '#c2410c', placement: 'recipe', name: 'CPal', language: 'en' };

/**
 * How a key's widget looks on a page.
 * @param origin of the page, as browsers send it; where that is not known, it looks as on the member's
 * oldest blog. Of several below paths of one origin it is the oldest as well: a page's path is not known.
 * @returns null if the key or the blog is switched off, or the page belongs to no blog of it.
 */
export async function findAppearance(
  services: Uses<'clock' | 'db' | 'licenseStandings'>,
  key: string,
  origin = '',
): Promise<Looks> {
  if (isDemo(key)) return demoLooks;
  const checked = await checkLicense(services, key);
  if (!checked.valid) return null;
  const isKnown = URL.canParse(origin);
  const verified = await verifiedBlogs(services, checked.license.userId);
  const blog = verified.find(
    (one) => one.isEnabled && (!isKnown || listOrigins(one).includes(origin)),
  );
  return blog
    ? { ...blog.theme, name: blog.name, language: blog.language, address_form: blog.addressForm }
    : null;
}
