import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import {
  listCommands,
  exportedFiles,
  hasTypes,
  isSource,
  type Manifest,
  packedDependencies,
  packedManifest,
  type Packing,
  readManifest,
  toScript,
} from './packed-manifest';
import type { Workspace } from '../building/workspaces';

/** Workspaces that a package does not depend on outside become part of it. */
const inlined = (outside: ReadonlySet<string>): Plugin => ({
  name: 'inlined',
  setup: (builder) =>
    builder.onResolve({ filter: /^@cpal\// }, ({ path: request, resolveDir }) => {
      const [name = ''] = /^@[^/]+\/[^/]+/.exec(request) ?? [];
      if (outside.has(name)) return null;
      return { path: createRequire(path.join(resolveDir, 'any.js')).resolve(request) };
    }),
});

/** Styles stay files: who tests, renders or builds with them elsewhere reads them each in its way. */
const styleFiles = (name: string, stage: string): Plugin => ({
  name: 'style-files',
  setup: (builder) =>
    builder.onResolve({ filter: /\.module\.css$/ }, ({ path: request, resolveDir }) => {
      // Its file name stands once in a workspace, since class names are made of it.
      const file = path.basename(request);
      cpSync(path.join(resolveDir, request), path.join(stage, 'css', file));
      return { path: `${name}/css/${file}`, external: true };
    }),
});

/** The packages that scripts import. */
const importedBy = ({ outputs }: Metafile): ReadonlySet<string> =>
  new Set(
    Object.values(outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ path: one, external = false }) => external && !one.startsWith('node:'))
      .map(({ path: one }) => /^(@[^/]+\/)?[^/]+/.exec(one)?.[0] ?? one),
  );

/** Bundles exports and commands into scripts that share what they have in common. */
async function writeScripts(folder: string, manifest: Manifest, options: BuildOptions) {
  const { build } = await import('esbuild');
  const sources = exportedFiles(folder, manifest).filter(isSource);
  const { metafile } = await build({
    entryPoints: [
      ...sources.map((file) => ({ in: path.join(folder, file), out: toScript(file) })),
      ...[...listCommands(manifest)].map(([out, file]) => ({ in: path.join(folder, file), out })),
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    jsx: 'automatic',
    target: 'es2023',
    tsconfigRaw: {},
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  return metafile;
}

/** Writes the types of a workspace's sources. */
function writeTypes(folder: string, outDir: string) {
  const declarations = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const places = ['--outDir', outDir, '--rootDir', folder, '--tsBuildInfoFile', 'null'];
  // Each checker more would look at most types again.
  const args = ['-p', folder, '--checkers', '1', ...declarations, ...places];
  execFileSync('node_modules/.bin/tsc', args, { stdio: 'inherit' });
  for (const file of readdirSync(outDir, { encoding: 'utf8', recursive: true }))
    if (file.endsWith('.test.d.ts')) rmSync(path.join(outDir, file));
}

/**
 * Packs a workspace as npm does, but built.
 * @param to the absolute path of the folder for the finished file.
 * @returns the name of the file.
 * @throws Error if it imports what its package.json does not name, which would be missing elsewhere.
 */
export async function packWorkspace(
  { folder }: Workspace,
  packing: Packing,
  to: string,
): Promise<string> {
  const manifest = readManifest(folder);
  const { name, dependencies, peerDependencies } = manifest;
  const stage = mkdtempSync(path.join(os.tmpdir(), 'cpal-pack-'));
  try {
    const packed = packing.workspaces.filter(({ isPacked = false }) => isPacked);
    const names = packed.map((one) => readManifest(one.folder).name);
    const outside = names.filter((one) => one === name || one in (dependencies ?? {}));
    const plugins = [inlined(new Set(outside)), styleFiles(name, stage)];
    const metafile = await writeScripts(folder, manifest, { outdir: stage, plugins });
    const imported = importedBy(metafile);
    const needs = packedDependencies(manifest, packing, imported);
    const named = { ...needs, ...peerDependencies, [name]: packing.version };
    const unnamed = [...imported].filter((one) => !(one in named));
    if (unnamed.length > 0) throw new Error(`${name} does not name ${unnamed.join(', ')}.`);
    for (const command of listCommands(manifest).keys()) {
      const file = path.join(stage, `${command}.js`);
      writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`);
    }
    if (hasTypes(manifest)) writeTypes(folder, path.join(stage, 'types'));
    for (const file of exportedFiles(folder, manifest).filter((one) => !isSource(one)))
      cpSync(path.join(folder, file), path.join(stage, file));
    const written = packedManifest(manifest, packing.version, needs);
    writeFileSync(path.join(stage, 'package.json'), JSON.stringify(written, null, 2));
    const pack = ['pack', '--pack-destination', to, '--loglevel=error'];
    return execFileSync('npm', pack, { cwd: stage, encoding: 'utf8' }).trim();
  } finally {
    rmSync(stage, { recursive: true });
  }
}
