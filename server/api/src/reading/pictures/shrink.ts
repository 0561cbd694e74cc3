/** Pixels of an image: red, green, blue and alpha of each. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Cuts the middle out of an image and averages it down to a square on white. It reads each pixel once and
 * copies none: an image that is large takes no second time its memory.
 * @param side pixels of the square; an image that is smaller gives a smaller one.
 */
export function shrink({ data, width, height }: Pixels, side: number): Pixels {
  const cut = Math.min(width, height);
  const size = Math.min(side, cut);
  const left = Math.floor((width - cut) / 2);
  const top = Math.floor((height - cut) / 2);
  const edge = (index: number) => Math.floor((index * cut) / size);
  const small = new Uint8ClampedArray(4 * size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top + edge(row); y < top + edge(row + 1); y += 1)
        for (let x = left + edge(column); x < left + edge(column + 1); x += 1) {
          const at = 4 * (y * width + x);
          const alpha = data[at + 3] ?? 0;
          for (let channel = 0; channel < 3; channel += 1)
            sums[channel] =
              (sums[channel] ?? 0) + ((data[at + channel] ?? 0) * alpha) / 255 + 255 - alpha;
          count += 1;
        }
      small.set([...sums.map((sum) => sum / count), 255], 4 * (row * size + column));
    }
  return { data: small, width: size, height: size };
}
