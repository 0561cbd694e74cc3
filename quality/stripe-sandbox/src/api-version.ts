/** The one version of Stripe's API that the sandbox speaks: the one its SDK pins (a test holds them together). */
export const apiVersion = '2026-10-28.endive';
