import type { widgetLooks } from '@cpal/shared/contract/assistant';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { blogDomain } from '../../blogs/blog-domain';
import { blogs } from '../../db/schema';
import { checkLicense } from '../../licenses/validate/validate';
import type { Uses } from '../../server/services';
import { isDemo } from './permission';

type Looks = AnswerOf<typeof widgetLooks>['looks'];

const demoLooks: Looks = { accent: '#c2410c', placement: 'recipe', name: 'CPal', language: 'en' };

/**
 * How a key's widget looks on a page.
 * @param origin of the page; where that is not known, it looks as on the member's oldest blog.
 * @returns null where the key or the blog is switched off, or the page belongs to no blog of it.
 */
export async function looksOf(
  services: Uses<'clock' | 'db' | 'licenseStandings'>,
  key: string,
  origin = '',
): Promise<Looks> {
  if (isDemo(key)) return demoLooks;
  const checked = await checkLicense(services, key);
  if (!checked.valid) return null;
  const domain = URL.canParse(origin) ? blogDomain(new URL(origin)) : null;
  const [blog] = await services.db
    .select()
    .from(blogs)
    .where(
      and(
        eq(blogs.userId, checked.license.userId),
        isNotNull(blogs.verifiedAt),
        eq(blogs.isEnabled, true),
        domain === null ? undefined : eq(blogs.domain, domain),
      ),
    )
    .orderBy(asc(blogs.createdAt))
    .limit(1);
  return blog
    ? { ...blog.theme, name: blog.name, language: blog.language, address_form: blog.addressForm }
    : null;
}
