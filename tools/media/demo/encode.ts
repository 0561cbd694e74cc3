import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { concatList, type Film } from './film';

/** Pictures a second: every second one of the browser's sixty. */
const rate = 30;

// The browser's pictures are JPEG, players expect television's range and matrix. Without exact
// rounding white turns greenish.
const colors =
  'scale=in_range=pc:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int';
const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';

// A still screen costs next to nothing, so a key frame every ten seconds is enough to seek by.
const picture = options(`-vf fps=${rate},${colors} -pix_fmt yuv420p ${tags} -g ${rate * 10} -an`);

// A third smaller than VP9 at a better picture, since it knows of screens; H.264 is for the rest.
const av1 = options('-c:v libsvtav1 -preset 6 -crf 40 -svtav1-params scm=1');
const h264 = options(
  '-c:v libx264 -crf 26 -preset veryslow -profile:v high -level 3.1 -refs 4 -movflags +faststart',
);

// The two for old browsers show small text well enough at a weight like the first's.
const posters = {
  avif: options('-pix_fmt yuv420p -c:v libaom-av1 -still-picture 1 -crf 30 -cpu-used 2'),
  webp: options('-c:v libwebp -quality 28 -compression_level 6'),
  jpg: options('-vf scale=960:-1:flags=lanczos -q:v 16 -huffman optimal'),
};

/** Writes the film as demo.webm (AV1) and demo.mp4 (H.264) into a folder. */
export function encodeVideo(film: Film, folder: string): void {
  const list = path.join(folder, 'film.ffconcat');
  writeFileSync(list, concatList(film));
  const input = ['-f', 'concat', '-safe', '0', '-i', list, ...picture];
  ffmpeg([...input, ...av1, path.join(folder, 'demo.webm')]);
  ffmpeg([...input, ...h264, path.join(folder, 'demo.mp4')]);
}

/** Writes one picture of the film as poster.avif, poster.webp and poster.jpg into a folder. */
export function encodePoster(file: string, folder: string): void {
  for (const [format, encoding] of Object.entries(posters)) {
    ffmpeg(['-i', file, '-frames:v', '1', ...encoding, path.join(folder, `poster.${format}`)]);
  }
}

/** Runs the system's ffmpeg; existing files are overwritten. */
function ffmpeg(args: readonly string[]): void {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const { status, stderr, error } = spawnSync('ffmpeg', [...quiet, ...args], { encoding: 'utf8' });
  if (error !== undefined) throw new Error('Please install ffmpeg.', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr}`);
}

function options(text: string): string[] {
  return text.split(' ');
}
