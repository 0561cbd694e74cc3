import { getVersion } from './packages';

/** How a page comes to its one copy of a shared module. */
interface Singleton {
  /** Part of the shell's first script; others load with their first use. */
  eager: boolean;
  /** What the shell bundles instead: it names the used parts, the rest is left out. */
  facade?: string;
  /** A remote that was built with another one fails to load, so its previous release takes over. */
  version?: string;
}

/** A package's major version as a whole one: others of the same major count as equal. */
const majorOf = (name: string) => getVersion(name).replace(/\..*/, '.0.0');

/**
 * The modules of which a page holds one copy, the shell's; a remote carries none, so the shell's
 * version rules.
 */
export const singletons: Readonly<Record<string, Singleton>> = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  '@cpal/shared/router': { eager: true, version: majorOf('react-router-dom') },
  '@cpal/shared/session': { eager: true },
  '@cpal/shared/ui': { eager: true },
  '@cpal/shared/controls': { eager: false },
  '@cpal/shared/api': { eager: false },
  valibot: { eager: false, facade: '@cpal/shared/valibot-facade' },
};
