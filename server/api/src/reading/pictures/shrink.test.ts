import { type Pixels, shrink } from './shrink';

/** An image whose pixels are gray, or as this says. */
function image(width: number, height: number, at: (x: number, y: number) => number[]): Pixels {
  const pixels = Array.from({ length: width * height }, (_, index) =>
    at(index % width, Math.floor(index / width)),
  );
  return { data: new Uint8ClampedArray(pixels.flat()), width, height };
}

const pixelsOf = ({ data }: Pixels) =>
  Array.from({ length: data.length / 4 }, (_, index) => [
    ...data.subarray(4 * index, 4 * index + 4),
  ]);

const [black, white] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
];

const isMiddle = (place: number) => (place >= 4 && place < 8 ? black : white);

it('keeps the middle of an image, wide or high', () => {
  const wide = shrink(
    image(12, 4, (x) => isMiddle(x)),
    2,
  );
  const high = shrink(
    image(4, 12, (_x, y) => isMiddle(y)),
    2,
  );
  for (const small of [wide, high]) {
    expect(small).toMatchObject({ width: 2, height: 2 });
    expect(pixelsOf(small)).toEqual([black, black, black, black]);
  }
});

it('averages what a pixel stands for', () => {
  const stripes = image(4, 4, (x) => (x % 2 === 0 ? black : white));
  expect(pixelsOf(shrink(stripes, 2))).toEqual(
    Array.from({ length: 4 }, () => [128, 128, 128, 255]),
  );
});

it('shows what is transparent on white', () => {
  const clear = image(2, 2, () => [255, 0, 0, 0]);
  const half = image(2, 2, () => [0, 0, 0, 128]);
  expect(pixelsOf(shrink(clear, 1))).toEqual([white]);
  expect(pixelsOf(shrink(half, 1))).toEqual([[127, 127, 127, 255]]);
});

it('leaves an image that is small enough as it is', () => {
  const tiny = image(3, 3, (x, y) => [x * 40, y * 40, 7, 255]);
  expect(shrink(tiny, 160)).toEqual(tiny);
});

it('leaves out no pixel where the sides do not divide', () => {
  const dot = image(7, 7, (x, y) => (x === 6 && y === 6 ? black : white));
  expect(pixelsOf(shrink(dot, 2)).at(-1)).not.toEqual(white);
});
