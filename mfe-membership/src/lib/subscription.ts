import type { Subscription } from '@cpal/shared/contract/subscription';
import { entitlingStatuses } from '@cpal/shared/contract/license-terms';

/** Whether licence keys can be made and used under a subscription. */
export const isLive = ({ status }: Subscription) => entitlingStatuses.has(status);
