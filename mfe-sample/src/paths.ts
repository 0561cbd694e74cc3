/** Every URL of this remote, each a function; the prefix in webpack.config.js covers them. */
export const paths = {
  list: () => '/sample',
  /** @param id of the entry; without one the route's pattern. */
  entry: (id = ':id') => `/sample/${id}`,
} as const;
