import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { production } from './production';

const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('marks a script in its first line, and its map knows', async () => {
  writeFileSync(path.join(folder, 'late.js'), `globalThis.late = () => 'late';\n`);
  const compiler = webpack({
    mode: production.mode,
    devtool: production.devtool,
    context: folder,
    entry: { late: './late.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash].js' },
    optimization: production.optimization,
    plugins: production.plugins('sample'),
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  const dist = path.join(folder, 'dist');
  const textOf = (end: string) => {
    const name = readdirSync(dist).find((file) => file.endsWith(end));
    return readFileSync(path.join(dist, name ?? ''), 'utf8');
  };
  const [mark, ...others] = textOf('.js').split('\n');
  expect(mark).toBe('//# allFunctionsCalledOnLoad');
  expect(others.join('\n')).toContain('globalThis.late');
  const { mappings }: { mappings: string } = JSON.parse(textOf('.map'));
  expect(mappings.startsWith(';')).toBe(true);
});
