/**
 * Loads files that name the hash of their content, and lets the browser use them only where the content
 * has it: `routes.<SHA-256 in base64url>.js`.
 */
export interface Files {
  /** The hash that an address names, as an `integrity` attribute has it; empty where it names none. */
  integrityOf: (url: string) => string;
  /** Fetches a module without running it. Rejects if it cannot be fetched or has another hash. */
  fetch: (url: string) => Promise<void>;
  /** Fetches and runs a module; else as above. */
  load: (url: string) => Promise<unknown>;
}

declare global {
  /** Made by the boot script: for the chunks of all front ends, of which each has a build of its own. */
  var cpalFiles: Files;
}

const named = /\.([\w-]{43})\.\w+(?:\?|$)/;

function integrityOf(url: string): string {
  const [, hash] = named.exec(url) ?? [];
  return hash === undefined ? '' : `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

/** By absolute address; what failed is fetched again. */
const fetched = new Map<string, Promise<void>>();

/**
 * The browser keeps the module that the link has fetched, so what is imported after it is what was
 * verified. One that knows no such links runs modules unverified.
 */
function fetchFile(path: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  // What the link says of its address is absolute.
  const { href } = Object.assign(link, {
    rel: 'modulepreload',
    href: path,
    integrity: integrityOf(path),
  });
  const known = fetched.get(href);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      fetched.delete(href);
      link.remove();
      reject(new Error(`${path} could not be fetched.`));
    });
  });
  fetched.set(href, load);
  document.head.append(link);
  return load;
}

export const files: Files = {
  integrityOf,
  fetch: fetchFile,
  load: async (url) => {
    await fetchFile(url);
    return import(url);
  },
};
