import type { PageBuild } from '../store/build/build';

/**
 * What a remote uses of shared modules and a shell does not provide: it would not start in a browser.
 * @returns such as `useParams of @cpal/shared/router`.
 */
export function missingNames(shell: PageBuild, remote: PageBuild): string[] {
  return Object.entries(remote.uses).flatMap(([module, used]) => {
    if (!Object.hasOwn(shell.offers, module)) return [module];
    const offered = shell.offers[module];
    // A list that the shell's build could not make is no reason to reject.
    const missing = offered ? used.filter((name) => !offered.includes(name)) : [];
    return missing.length > 0 ? [`${missing.join(', ')} of ${module}`] : [];
  });
}
