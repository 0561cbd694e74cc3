import type { App } from '../app-type';

/** Accepts JSON and nothing else; an empty body counts as none, because clients send its type too. */
export function registerBodies(app: App) {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null);
      else void parse(request, body, done);
    },
  );
}
