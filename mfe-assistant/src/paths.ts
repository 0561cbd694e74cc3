/** Every URL of this remote, each a function; the prefix in webpack.config.js covers them. */
export const paths = {
  list: () => '/assistant',
  /** @param id of the entry; without one the route's pattern. */
  entry: (id = ':id') => `/assistant/${id}`,
} as const;
