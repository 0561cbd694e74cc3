import type { Blog, changeBlog as changeCall } from '@cpal/shared/contract/blogs/blog';
import type { BodyOf } from '@cpal/shared/contract/call';
import { isBlank } from '@cpal/shared/contract/characters';
import type { Account } from '../users/accounts';
import { audit } from '../db/audit';
import { requireSubscription } from '../licenses/licenses';
import type { Uses } from '../kernel/services';
import { subscriptionNeeded } from './add-blog';
import { findBlog, removeBlog, toBlog, updateBlog } from './own-blogs';
import { placeName } from '../websites/place';

/** Changes what is sent of a blog; a name without a visible sign gives way to the blog's place. */
export async function changeBlog(
  services: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
  { name, voice, is_enabled: isEnabled, ...rest }: BodyOf<typeof changeCall>,
): Promise<Blog> {
  const { db } = services;
  const place = await findBlog(db, userId, id);
  const shown = name !== undefined && isBlank(name) ? placeName(place) : name;
  const change = { ...rest, ...(voice && columnsOf(voice)), name: shown, isEnabled };
  return toBlog(services, await updateBlog(db, userId, id, change));
}

/** A form of address that is not sent stays. */
const columnsOf = ({
  address_form: addressForm,
  ...voice
}: NonNullable<BodyOf<typeof changeCall>['voice']>) => ({ voice, addressForm });

/** Removes a blog with all that is its. @throws Problem `not_found` */
export async function deleteBlog({ db, clock }: Uses<'clock' | 'db'>, userId: string, id: string) {
  await db.transaction(async (tx) => {
    const { domain, path } = await findBlog(tx, userId, id);
    await removeBlog(tx, userId, id);
    await audit(tx, { at: clock(), userId, event: 'blog_removed', detail: { domain, path } });
  });
}

/**
 * Has a blog read again soon; while it is being read nothing changes.
 * @throws Problem `not_found`, `subscription_required`.
 */
export async function startReading(
  services: Uses<'clock' | 'db'>,
  user: Account,
  id: string,
): Promise<Blog> {
  const { db, clock } = services;
  const blog = await findBlog(db, user.id, id);
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  const now = clock();
  const change = blog.readingStartedAt
    ? {}
    : { readDueAt: now, readingStartedAt: now, attempts: 0 };
  return toBlog(services, await updateBlog(db, user.id, id, change));
}
