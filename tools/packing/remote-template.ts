import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Traits } from '../building/workspaces';

/** First segments of paths that the edge server answers itself. */
const reserved = ['api', 'releases', 'healthz', 'readyz'];

/**
 * What is wrong with the name of a remote to be; null if nothing is.
 * @param name the first segment of its URLs.
 * @param pages the paths of pages that are there.
 */
export function nameFailure(name: string, pages: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    return 'A name is at most 40 lower-case letters and digits, with single hyphens between words.';
  const taken = [...reserved, ...pages.map((page) => page.split(/[/#]/)[1])];
  return taken.includes(name) ? `/${name} is answered already.` : null;
}

const wordOf = (folder: string) => folder.replace(/^mfe-/, '');

/** `gift-cards` as `Gift Cards`. */
const titleOf = (word: string) =>
  word
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

/** Files of a folder by their paths in it, but for what a build or a check has made. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .filter((file) => !/^(dist|node_modules)[/\\]|^\./.test(file));

/** The template's package.json as the new remote's. */
function ownManifest(text: string): string {
  const { cpal, ...manifest }: { cpal: Traits } = JSON.parse(text);
  const { isTemplate: _, ...traits } = cpal;
  return json({ ...manifest, cpal: traits });
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Copies the template to a new workspace and names that in package.json, after the other remotes.
 * The template's word becomes the new one's in paths, package names and titles.
 * @param template its folder, `mfe-` and its word; `folder` likewise.
 */
export function copyTemplate(template: string, folder: string, root = '.'): void {
  const [from, to] = [wordOf(template), wordOf(folder)];
  for (const file of filesOf(path.join(root, template))) {
    const text = readFileSync(path.join(root, template, file), 'utf8')
      .replaceAll(from, to)
      .replaceAll(titleOf(from), titleOf(to));
    const place = path.join(root, folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file === 'package.json' ? ownManifest(text) : text);
  }
  const file = path.join(root, 'package.json');
  const manifest: { workspaces: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  const { workspaces } = manifest;
  const listed = workspaces.toSpliced(workspaces.indexOf(template), 0, folder);
  writeFileSync(file, json({ ...manifest, workspaces: listed }));
}
