/** With this header the edge proves to the API, by `EDGE_SECRET`, that a request came through it. */
export const edgeSecretHeader = 'x-edge-secret';

/** Whether a header says who sent a request, of which site; only a proxy can know. */
export const isForwarding = (name: string): boolean =>
  name === 'forwarded' || name.startsWith('x-forwarded-');
