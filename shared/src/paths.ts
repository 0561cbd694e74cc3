/** For the inline script of a page, which has no room for all of the map below. */
export const contactPath = '/contact';

/** Every URL of the site, each a function, so that no screen spells a path of its own. */
export const paths = {
  home: () => '/',
  workflow: () => '/#workflow',
  /** The field of the home page in which a visitor tries CPal on a blog. */
  firstLook: () => '/#first-look',
  about: () => '/about',
  contact: () => contactPath,
  pricing: () => '/pricing',
  privacy: () => '/privacy',
  disclosure: () => '/disclosure',
  terms: () => '/terms',
  auth: () => '/auth',
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  verifyEmail: () => '/auth/verify-email',
  purchase: () => '/purchase',
  membership: () => '/membership',
  assistant: () => '/membership/assistant',
  houseAnswers: () => '/membership/assistant/answers',
  insights: () => '/membership/insights',
  conversations: () => '/membership/insights/conversations',
  licenseKeys: () => '/membership/license-keys',
  billing: () => '/membership/billing',
  account: () => '/membership/account',
} as const;

/** The query that names a blog, in every address of a blog's screens; without it the oldest one is meant. */
export const blogQuery = 'blog';

/** The address of a screen for one blog, with what else its query says. */
export const ofBlog = (path: string, blogId: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ [blogQuery]: blogId, ...query }).toString()}`;

/** Pages with what a link to them carries; a token is in the fragment, which no server is sent. */
export const links = {
  resetPassword: (token: string) => `${paths.resetPassword()}#token=${token}`,
  verifyEmail: (token: string) => `${paths.verifyEmail()}#token=${token}`,
  /** Where a member chooses which mails come. */
  mailSwitches: () => `${paths.account()}#emails`,
  /** Where a member changes the password; password managers find it by its well-known address. */
  changePassword: () => `${paths.account()}#password`,
  /** The purchase page with a plan's id, by which the checkout begins without another press. */
  purchaseOf: (plan: string) => `${paths.purchase()}?plan=${plan}`,
  /** Where a paid checkout leads. The id is not encoded: Stripe writes its own over a placeholder. */
  checkoutPaid: (customerId: string) =>
    `${paths.billing()}?success=true&newCustomer=true&customerId=${customerId}`,
  checkoutCanceled: () => `${paths.purchase()}?canceled=true`,
  /** The form of a house answer with a question filled in, for one post or, with null, for all. */
  newAnswer: (blogId: string, question: string, postId: string | null) =>
    ofBlog(paths.houseAnswers(), blogId, { question, ...(postId !== null && { post: postId }) }),
  /** The card of a blog that a member can show around, opened. */
  shareCard: (blogId: string) => ofBlog(paths.assistant(), blogId, { card: 'open' }),
} as const;

/**
 * Where to go after login: the remembered page if it is a path of this site, else license keys.
 * @param from what the router remembered; anything but a string is ignored.
 */
export function afterLogin(from: unknown): string {
  const isPath = typeof from === 'string' && /^\/(?![/\\\s])/.test(from);
  // A login that leads back to the login would go round in circles.
  return isPath && !/^\/auth(?![\w-])/.test(from) ? from : paths.licenseKeys();
}
