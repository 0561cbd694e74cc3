/** How many posts of one blog are read. */
export const maxPosts = 5_000;

/** How many sitemaps of one blog are read. */
export const maxSitemaps = 60;

/** How often a post or a list is tried that fails; the next daily list has it tried again. */
export const maxAttempts = 4;

/** Bytes of a body, decompressed. */
export const maxBodyBytes = 5 * 2 ** 20;

/** Characters of the longest address that is asked for or kept. */
export const maxAddress = 2_048;
