import { type CardFormat, drawRecipeCard, formats } from './draw-recipe-card';

type Method = 'drawImage' | 'fillText';

/** A canvas that notes what is drawn; each letter is half as wide as it is high. */
function draw(format: CardFormat, answer = 'Three days.') {
  const calls: { method: Method; args: unknown[] }[] = [];
  const note =
    (method: Method) =>
    (...args: unknown[]) => {
      calls.push({ method, args });
    };
  const context = {
    font: '',
    fillStyle: '',
    textAlign: 'left' as const,
    textBaseline: 'top' as const,
    fillRect: () => undefined,
    beginPath: () => undefined,
    roundRect: () => undefined,
    fill: () => undefined,
    measureText: (text: string) => ({
      width: (text.length * Number(/(\d+)px/.exec(context.font)?.[1])) / 2,
    }),
    drawImage: note('drawImage'),
    fillText: note('fillText'),
  };
  const card = {
    name: 'Mia Bakes',
    title: 'Lemon loaf with poppy seeds and a glaze',
    accent: '#1d6f5c',
    picture: { image: document.createElement('canvas'), side: 800 },
    question: 'How long does it keep?',
    answer,
  };
  drawRecipeCard(context, card, format);
  return calls;
}

describe.each(['story', 'post'] as const)('a card as a %s', (format) => {
  const { width, height } = formats[format];

  it('has its picture above the title, not below it, and not stretched', () => {
    const calls = draw(format, 'It keeps. '.repeat(60));
    const [, left, top, partWidth, partHeight, x, y, drawnWidth, drawnHeight] =
      calls.find(({ method }) => method === 'drawImage')?.args.map(Number) ?? [];
    expect([x, y, drawnWidth]).toEqual([0, 0, width]);
    const [title] = calls.filter(({ method }) => method === 'fillText');
    expect(drawnHeight).toBeLessThan(Number(title?.args[2]));
    expect(Number(partWidth) / Number(partHeight)).toBeCloseTo(width / Number(drawnHeight));
    expect(Number(left) * 2 + Number(partWidth)).toBeCloseTo(800);
    expect(Number(top) * 2 + Number(partHeight)).toBeCloseTo(800);
  });

  it('keeps all that is written inside', () => {
    const written = draw(format, 'It keeps. '.repeat(60)).filter(
      ({ method }) => method === 'fillText',
    );
    for (const { args } of written) expect(Number(args[2])).toBeLessThan(height - 50);
  });
});
