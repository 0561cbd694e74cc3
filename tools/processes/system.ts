import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Debian keeps PostgreSQL's server programs out of the path, in a folder for each version. */
function initdb(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => `${debian}/${version}/bin/initdb`)
    .concat(onPath('initdb') ?? [])
    .find((file) => existsSync(file));
}

/**
 * Whether there are fonts that the typeface's fallbacks are fitted to. Other systems bring them along;
 * on Debian the browser only recommends them.
 */
const hasFonts = () =>
  onPath('apt-get') === undefined ||
  ['liberation', 'liberation2'].some((name) => existsSync(`/usr/share/fonts/truetype/${name}`));

/**
 * The path of the system's Chromium, installed where it is missing.
 * @throws Error if it is missing and this machine cannot install it by itself.
 */
export const findChromium = (): string =>
  process.env.CHROMIUM ??
  findOrInstall('chromium fonts-liberation', () =>
    hasFonts() ? (onPath('chromium') ?? onPath('chromium-browser')) : undefined,
  );

/**
 * The path of Chromium without the parts of windows, which take processor time also unseen; else as
 * above.
 */
export const findHeadlessShell = (): string =>
  process.env.CHROMIUM ??
  findOrInstall('chromium-headless-shell', () => onPath('chromium-headless-shell'));

/** The folder of PostgreSQL's server programs; else as above. */
export const findPostgres = (): string => path.dirname(findOrInstall('postgresql', initdb));

/** What a WordPress on this machine runs on, installed where it is missing; else as above. */
export const findWordPress = (): string =>
  findOrInstall(
    'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml mariadb-server',
    () =>
      existsSync('/usr/share/wordpress/wp-content/themes/twentytwentythree')
        ? onPath('mariadbd') && onPath('php')
        : undefined,
  );

function findOrInstall(debianPackages: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  // Only root on a Debian machine can.
  const canInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (!canInstall) throw new Error(`Please install ${debianPackages}.`);
  console.log(`Installing ${debianPackages} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...debianPackages.split(' ')],
  ]) {
    execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
  }
  const installed = find();
  if (installed === undefined) throw new Error(`${debianPackages} was installed but is not found.`);
  return installed;
}
