/** A call's path with its parameters in it, which are encoded here and nowhere else. */
export const addressOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
