import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Widget, widgetFile, widgetReader } from './widget';

describe('widgetReader', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cpal-blog-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('finds nothing first, and what the set-up wrote later', async () => {
    const read = widgetReader(dataDir);
    expect(await read()).toBeNull();
    const widget: Widget = { script: 'http://localhost:3000/w/x.js' };
    mkdirSync(path.dirname(widgetFile(dataDir)));
    writeFileSync(widgetFile(dataDir), JSON.stringify(widget));
    expect(await read()).toEqual(widget);
  });
});
