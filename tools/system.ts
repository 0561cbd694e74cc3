import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const chromium = () => process.env.CHROMIUM ?? onPath('chromium') ?? onPath('chromium-browser');

function postgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => path.join(debian, version, 'bin', 'initdb')),
    onPath('initdb'),
  ]
    .filter((file) => file !== undefined)
    .find((file) => existsSync(file));
}

/**
 * The path of the system's Chromium, installed where it is missing.
 * @throws Error where it is missing and this machine cannot install it by itself.
 */
export const findChromium = (): string => installedBy('chromium', chromium);

/** The folder of PostgreSQL's server programs; else as above. */
export const findPostgres = (): string => path.dirname(installedBy('postgresql', postgres));

/** The path of ffmpeg; else as above. */
export const findFfmpeg = (): string => installedBy('ffmpeg', () => onPath('ffmpeg'));

function installedBy(debianPackage: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  install(debianPackage);
  const installed = find();
  if (installed === undefined) throw new Error(`${debianPackage} was installed but is not found.`);
  return installed;
}

// Only root on a Debian machine can; whoever runs the tests elsewhere is told what to install.
function install(debianPackage: string): void {
  const canInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (!canInstall) throw new Error(`Please install ${debianPackage}.`);
  console.log(`Installing ${debianPackage} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
  }
}
