import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsId } from '../inputs';
import { renderDocument } from './document';
import { type LazyScreen, renderPages } from './pages';

/** What the bundler wrote into a `build.json`. */
interface BundleRecord {
  kind: 'remote' | 'shell';
  /** The screens that routes load lazily, by folder. */
  screens: Readonly<Record<string, LazyScreen>>;
}

/** The sources whose markup stands in the HTML of every front end. */
const kit = { inputs: ['shared/src/ui', 'shared/src/controls'] };

/**
 * Completes a front end's build: renders its public pages, or the shell's frame, to files beside its
 * scripts, and names them in its `build.json`.
 * @param workspace its folder, with the finished bundle in `dist`.
 */
export async function prerender(workspace: string): Promise<void> {
  const dist = path.join(workspace, 'dist');
  const file = path.join(dist, 'build.json');
  const { screens, ...record }: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
    return name;
  };
  const [pages, document] =
    record.kind === 'shell'
      ? [[], await renderDocument(workspace, dist, write)]
      : [await renderPages(workspace, screens, write), null];
  const complete = { ...record, kit: inputsId(kit), pages, document };
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
}
