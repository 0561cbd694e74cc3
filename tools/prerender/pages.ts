import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '@cpal/shared/prerender/rendered-page';
import { loadForNode } from './bundle';
import { fileName, type Write } from './write';

/** What a screen that is loaded lazily is made of. */
export interface LazyScreen {
  files: string[];
  /** The shared modules that it uses. */
  needs: string[];
}

interface Renderer {
  render: () => Promise<RenderedPage[]>;
}

// Only a remote with public pages has a pages.ts.
const rendererOf = (workspace: string) => `
  import { renderRemote } from '@cpal/shared/prerender';
  import remote from './src/routes';
  ${existsSync(path.join(workspace, 'src/pages.ts')) ? "import pages from './src/pages';" : 'const pages = {};'}
  export const render = () => renderRemote(remote, pages);
`;

/** Renders a remote's pages to files and lists them as its `build.json` does. */
export async function renderPages(
  workspace: string,
  screens: Readonly<Record<string, LazyScreen>>,
  write: Write,
) {
  const { render } = await loadForNode<Renderer>(workspace, rendererOf(workspace));
  const pages = await render();
  return pages.map(({ path: url, title, description, html, structuredData, screen }) => {
    const { files, needs } = lazyScreen(screen, screens);
    return {
      path: url,
      title,
      description,
      html: html === null ? null : write(`pages/${fileName(url)}.html`, html),
      structuredData:
        structuredData.length === 0
          ? null
          : write(`pages/${fileName(url)}.json`, JSON.stringify(structuredData)),
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      needs,
    };
  });
}

const atOnce: LazyScreen = { files: [], needs: [] };

function lazyScreen(screen: string | null, screens: Readonly<Record<string, LazyScreen>>) {
  if (screen === null) return atOnce;
  const lazy = screens[screen];
  if (lazy === undefined) throw new Error(`No route loads the screen ${screen} lazily.`);
  return lazy;
}
