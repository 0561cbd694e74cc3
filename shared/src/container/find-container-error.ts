import { findRoutes } from '../route-handle';
import { browserStubs, reportRoutes } from './browser-stubs';
import { processorMs, runInSandbox } from './sandbox';

/** A built remote. */
interface BuiltRemote {
  /** The path of its container within its folder. */
  entry: string;
  /** The pages that its record names. */
  pages: readonly { path: string }[];
  /** Reads a script by its path; null if there is none. */
  read: (path: string) => Promise<string | null>;
}

/** How long all of a container's scripts may run, of the processor's time. */
const limitMs = 10_000;

/** A container that imports more files before it has its routes is refused. */
const maxFiles = 100;

/** An address that only the sandbox has. */
const origin = 'https://release.invalid/';

/** Node's own globals, and the document: without one a build adds no style sheets, which nobody loads. */
const leftOut = new Set([
  'global',
  'process',
  'Buffer',
  'setImmediate',
  'clearImmediate',
  'document',
]);
const onlyBrowser = ['location', 'history', 'matchMedia', 'addEventListener', 'localStorage'];

/** Globals besides the language: code may use them while it is evaluated, as in Node's prerendering. */
const globalNames = () =>
  [...Object.getOwnPropertyNames(globalThis), ...onlyBrowser].filter(
    (name) => !leftOut.has(name) && !name.startsWith('_'),
  );

const noReport = 'it did not answer when it was asked for its routes';

/** Compares what a container exposes with the pages that its record promises. */
function routesError(report: string, pages: BuiltRemote['pages']): string | null {
  const { module, error } = parseReport(report);
  if (error !== undefined) return typeof error === 'string' ? printable(error) : noReport;
  const routes = findRoutes(module);
  if (routes === null) return 'it exposes no routes';
  const paths = new Set(routes.map(({ path }) => path));
  const lost = pages.find(({ path }) => !paths.has(path));
  return lost === undefined ? null : `it has no route for ${lost.path}`;
}

/** What the sandbox reports is as little to be trusted as what runs in it. */
function parseReport(report: string): { module?: unknown; error?: unknown } {
  try {
    const parsed: unknown = JSON.parse(report);
    return typeof parsed === 'object' && parsed !== null ? parsed : { error: noReport };
  } catch {
    return { error: noReport };
  }
}

/** Characters of a message. */
const maxMessage = 500;

/** What a container says, as a terminal may show it: nothing in it moves a cursor, or hides what is above. */
const printable = (text: string) => text.slice(0, maxMessage).replaceAll(/\p{C}/gu, '\uFFFD');

/** The path within the build's folder; null for an address outside of it. */
function pathOf(url: string): string | null {
  if (!url.startsWith(origin)) return null;
  try {
    return decodeURI(url.slice(origin.length));
  } catch {
    return null;
  }
}

/**
 * Loads a built container in a sandbox and asks it for its routes, as the shell would: a bundler can
 * succeed and still write a container without them. It is evaluated with stubs of all shared modules.
 * @returns what is wrong with it, as a sentence that begins with "it" or as its own error's message;
 *   null if it has a route for each page.
 */
export async function findContainerError({
  entry,
  pages,
  read,
}: BuiltRemote): Promise<string | null> {
  const deadlineMs = processorMs() + limitMs;
  const address = new URL(entry, origin).href;
  const sources = new Map<string, string>();
  const stubs = browserStubs(globalNames());
  const main = reportRoutes(address);
  let wanted = [address];
  while (sources.size < maxFiles) {
    for (const url of wanted) {
      const path = pathOf(url);
      const source = path === null ? null : await read(path);
      if (source === null)
        return `it loads ${printable(path ?? url)}, which is not part of the release`;
      sources.set(url, source);
    }
    const { report, missing } = await runInSandbox({ stubs, main, sources, deadlineMs });
    wanted = [...new Set(missing)];
    if (wanted.length > 0) continue;
    return report === null ? noReport : routesError(report, pages);
  }
  return `it loads more than ${maxFiles} files before it has its routes`;
}
