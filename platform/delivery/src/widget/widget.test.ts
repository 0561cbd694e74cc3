import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { readComposition } from '../registry/composition';
import { readRegistry } from '../registry/registry';
import { textReader } from '../store/read-text';
import { isOfPages, releaseUrl } from '../store/release';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import { findRelease } from '../store/published';
import { deploy, deployWidget, shellBuild, widgetBuild, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { loaderScript, readWidget } from './widget';

const dir = tempDir();

const settings: WidgetSettings = {
  key: 'cpal_live_1',
  origin: 'https://cpal.example',
  panel: 'https://cpal.example/files/widget/panel.js',
  name: 'Ada\u2028</script>',
  accent: '#c2410c',
  placement: 'recipe',
  language: null,
};

async function widgetIn(name: string, loader: string) {
  const store = await openStore(join(dir, name));
  await deploy(store, 'local', { build: shellBuild });
  const { id } = await deployWidget(store, 'local', loader);
  const { widget } = await readComposition(store, (await readRegistry(store, 'local')).entries);
  if (widget === null) throw new Error('No widget is deployed.');
  return { store, id, widget: await readWidget(widget, textReader(store)) };
}

it('is released like what pages are made of, and stays out of pages', async () => {
  const { store, id, widget } = await widgetIn('released', 'start(CPAL);\n');
  const release = await findRelease(store, 'widget', id);
  const panel = release && releaseUrl(release, 'panel.1.js');
  expect(widget).toEqual({ loader: 'start(CPAL);', panel });
  expect(release && isOfPages(release)).toBe(false);
  expect(
    (await readComposition(store, (await readRegistry(store, 'local')).entries)).remotes,
  ).toEqual([]);
});

it('gives its loader the settings of a key and nothing else of the page', async () => {
  const { widget } = await widgetIn('loader', 'const seen = CPAL; show(seen);');
  const show = jest.fn();
  const page = { show };
  runInNewContext(loaderScript(widget, settings), page);
  expect(show).toHaveBeenCalledWith(settings);
  expect(Object.keys(page)).toEqual(['show']);
});

it('is one alone', async () => {
  const { store } = await widgetIn('two', '1');
  const promoting = deployWidget(store, 'local', '2', { name: 'other' });
  await expect(promoting).rejects.toThrow('there is more than one widget');
});

it.each([
  [{ ...widgetBuild, loader: 'gone.js' }, 'loader names gone.js, which is not in the folder'],
  [{ ...widgetBuild, entry: 'routes.css' }, 'entry names routes.css, which is no script'],
  [{ ...widgetBuild, kind: 'gadget' }, 'kind must be "remote", "shell" or "widget"'],
])('is not published with a wrong record: %j', async (record, failure) => {
  const store = await openStore(join(dir, 'wrong'));
  const files = { 'loader.js': '1', 'panel.1.js': '2', 'build.json': JSON.stringify(record) };
  await expect(publish(store, await writeBuild(dir, { files }))).rejects.toThrow(failure);
});
