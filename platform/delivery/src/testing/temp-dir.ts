import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder that is removed after the test file's last test. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cpal-delivery-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
