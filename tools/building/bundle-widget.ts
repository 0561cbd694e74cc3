import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { WidgetPart } from './parts';

/**
 * Bundles what runs in pages of others. The loader stays a list of statements, which the edge
 * server completes; the panel is a module of its own, which the loader imports by its address.
 */
export async function bundleWidget({ name, folder, output, widget }: WidgetPart) {
  const { build } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const bundle = async (from: string, entryNames: string) => {
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, from)],
      outdir: output,
      entryNames,
      write: false,
      bundle: true,
      platform: 'browser',
      format: 'esm',
      target: 'es2022',
      // What a blog's page says of its own encoding does not matter then.
      charset: 'ascii',
      minify: true,
      plugins: [styleTexts],
      tsconfigRaw: {},
      logLevel: 'warning',
    });
    return outputFiles.map((file) => {
      const to = path.basename(file.path);
      writeFileSync(path.join(output, to), file.contents);
      return to;
    });
  };
  const [loader] = await bundle(widget.loader, '[name]');
  const [entry] = await bundle(widget.entry, '[name].[hash]');
  const record = { name, kind: 'widget', loader, entry };
  writeFileSync(path.join(output, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
}

/** Styles that a script holds as a text. */
const styleTexts: Plugin = {
  name: 'style-texts',
  setup: (builder) =>
    builder.onLoad({ filter: /\.text\.css$/ }, async ({ path: file }) => {
      const css = readFileSync(file, 'utf8');
      const { code } = await builder.esbuild.transform(css, { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text' };
    }),
};
