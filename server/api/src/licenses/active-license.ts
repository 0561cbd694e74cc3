import { licenseProductId } from '@cpal/shared/contract/licenses/license-terms';
import { and, eq } from 'drizzle-orm';
import { licenses } from '../db/schema';

/** The one license of a member that is active, if any: of a product, the assistant's unless another is named. */
export const isActiveOf = (userId: string, productId: string = licenseProductId) =>
  and(eq(licenses.userId, userId), eq(licenses.productId, productId), licenses.isActive);
