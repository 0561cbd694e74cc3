// Apart from the schemas, so that a screen which needs only these words fetches no schemas.

/** The one product that a license switches on. */
export const licenseProductId = 'cpal';

/** What a member is told of a key wherever one is shown. */
export const keyIsPublic =
  'A key is no secret: it stands in your pages, and works on your own domains only.';

/** How long a key that a new one replaced keeps working. */
export const replacedKeyHours = 24;

/** What the server and the screen say where a license needs a subscription. */
export const subscriptionRequired =
  'You need an active subscription to manage licenses. Please subscribe to a plan first.';

/** The states of a subscription in which licenses can be created, reactivated and used. */
export const entitlingStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);
