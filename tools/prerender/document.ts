import { build } from 'esbuild';
import path from 'node:path';
import { loadForNode } from './bundle';
import { writeIdentity } from './identity';
import { fileName, type Write } from './write';

/** What the shell's renderer answers: markup by path, and of what stands in its slot. */
interface RenderedShell {
  frames: { path: string; html: string }[];
  loading: string;
  notFound: string;
  texts: Record<'siteName' | 'description' | 'notFoundTitle', string>;
  themeColors: Record<'light' | 'dark', string>;
}

interface Renderer {
  renderShell: () => Promise<RenderedShell>;
}

/** Renders what every document is made of and lists it as the shell's `build.json` does. */
export async function renderDocument(workspace: string, dist: string, write: Write) {
  const source = "export { renderShell } from './src/prerender';";
  const { renderShell } = await loadForNode<Renderer>(workspace, source);
  const { frames, loading, notFound, texts, themeColors } = await renderShell();
  return {
    ...texts,
    themeColors,
    boot: write('boot.js', await bootScript(workspace)),
    frames: frames.map((frame) => ({
      path: frame.path,
      html: write(`frames/${fileName(frame.path)}.html`, frame.html),
    })),
    loading: write('screens/loading.html', loading),
    notFound: write('screens/not-found.html', notFound),
    ...writeIdentity(dist),
  };
}

/** The one script that runs before the shell's: it stands in the page itself. */
async function bootScript(workspace: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(workspace, 'src/boot.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
