import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Widget, widgetFile } from '../../../blog/demo/src/widget';
import { launch, stopAll } from '../../processes/supervisor';

/** The blogger's own blog, without the assistant until its line is pasted. */
export interface Blog {
  /** Without a slash at its end. */
  origin: string;
  /** Puts the line into the head of all pages, as its blogger does in the blog's own system. */
  paste: (line: string) => void;
}

/** Runs the demo blog as it was built, on a free port and a data folder of its own, for some work. */
export async function withBlog<T>(work: (blog: Blog) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cpal-demo-blog-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const service = await launch('demo blog', 'blog/demo/dist/server.js', settings);
  const paste = (line: string) => {
    const file = widgetFile(dataDir);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ script: scriptOf(line) } satisfies Widget));
  };
  try {
    return await work({ origin: `http://localhost:${service.port}`, paste });
  } finally {
    await stopAll([service]);
    rmSync(dataDir, { recursive: true });
  }
}

function scriptOf(line: string): string {
  const [, script] = /^<script async src="([^"]+)"><\/script>$/.exec(line) ?? [];
  if (script === undefined) throw new Error(`This is not the line to paste: ${line}`);
  return script;
}
