import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { type Blog, withBlog } from './blog';
import { size, startCamera } from './camera';
import { webVtt } from './captions';
import { drawCursor } from './cursor';
import { encodePoster, encodeVideo } from './encode';
import { pictureAt } from './film';
import { perform } from './perform';
import { scenes } from './scenes';
import { setStage } from './stage';

const target = path.join(import.meta.dirname, '../../../mfe-marketing/src/screens/landing/demo');

/** What is made, each with the most that it may weigh, in bytes. */
const limits = {
  'demo.webm': 1_500_000,
  'demo.mp4': 1_500_000,
  'captions.vtt': 4_000,
  'poster.avif': 40_000,
  'poster.webp': 40_000,
  'poster.jpg': 40_000,
};

/** Records the demo video of the landing page from the running product. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-demo-'));
const product = await createProduct();
try {
  await product.start();
  const { film, cues } = await withBlog((blog) => record(product.origin, blog));
  encodeVideo(film, folder);
  encodePoster(pictureAt(film, posterMoment(cues)), folder);
  writeFileSync(path.join(folder, 'captions.vtt'), webVtt(cues));
  deliver();
} finally {
  await product.dispose();
  rmSync(folder, { recursive: true });
}

async function record(baseURL: string, blog: Blog) {
  const browser = await chromium.launch(launchOptions);
  try {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ baseURL, viewport: size, permissions });
    // A busy machine takes its time; all that is waited for by this limit is cut out of the film.
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    await drawCursor(page);
    const camera = await startCamera(page, folder);
    const cues = await perform(scenes, setStage(page, blog, camera), camera);
    return { film: await camera.stop(), cues };
  } finally {
    await browser.close();
  }
}

/** The end of the scene that is marked as the poster's, in seconds. */
function posterMoment(cues: readonly { to: number }[]): number {
  const cue = cues[scenes.findIndex(({ isPoster }) => isPoster)];
  if (cue === undefined) throw new Error('No scene is marked as the poster.');
  return cue.to;
}

/** Copies what was made to where the landing page takes it from, and reports what is too heavy. */
function deliver() {
  mkdirSync(target, { recursive: true });
  for (const [name, limit] of Object.entries(limits)) {
    const made = path.join(folder, name);
    const { size: bytes } = statSync(made);
    copyFileSync(made, path.join(target, name));
    const isOver = bytes > limit;
    if (isOver) process.exitCode = 1;
    const count = bytes.toLocaleString('en-US').padStart(9);
    process.stdout.write(`${name.padEnd(12)} ${count} bytes${isOver ? ', over its limit' : ''}\n`);
  }
}
