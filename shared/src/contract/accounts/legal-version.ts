/**
 * The version of the terms and the privacy policy in force: the day of their last change, as
 * `YYYY-MM-DD`. The pages show it, and the API keeps which one a member accepted.
 */
export const legalVersion = '2026-11-30';
