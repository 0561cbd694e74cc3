const written = /\d+(?:[.,]\d+)?(?: ?[¼½¾⅓⅔⅛⅜⅝⅞])?|\d+\/\d+|[¼½¾⅓⅔⅛⅜⅝⅞]/g;
const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

function valueOf(text: string): number {
  const sign = /[¼½¾⅓⅔⅛⅜⅝⅞]/.exec(text)?.[0];
  const plain = text.replace(/ ?[¼½¾⅓⅔⅛⅜⅝⅞]/, '').replace(',', '.');
  const [over = '0', under = '1'] = plain.split('/');
  return (plain === '' ? 0 : Number(over) / Number(under)) + (sign ? (signs[sign] ?? 0) : 0);
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(written)].map(([each]) => valueOf(each));

/** Millilitres and grams in the units between which recipes are converted. */
const volumes = [1, 4.93, 14.79, 29.57, 236.6, 1000];
const masses = [1, 28.35, 453.6, 1000];

const isNear = (one: number, other: number, share: number) =>
  Math.abs(one - other) <= share * Math.max(Math.abs(other), 0.01);

/** The quotients of two numbers that stand there: what amounts may be multiplied by. */
function factorsOf(asked: readonly number[], all: readonly number[]): number[] {
  const made = asked.flatMap((one) => [one, ...all.map((other) => one / other)]);
  return [1, 2, 3, 0.5, 0.25, ...made].filter((each) => each > 0.04 && each < 60);
}

function isConverted(value: number, from: number, density: readonly number[]): boolean {
  const toF = (from * 9) / 5 + 32;
  const toC = ((from - 32) * 5) / 9;
  if (Math.abs(value - toF) <= 3 || Math.abs(value - toC) <= 3) return true;
  const within = (units: readonly number[]) =>
    units.some((a) => units.some((b) => isNear(value, (from * a) / b, 0.06)));
  if (within(volumes) || within(masses) || isNear(value, from / 60, 0.02)) return true;
  return volumes.some((ml) =>
    masses.some((g) =>
      density.some(
        (d) => isNear(value, (from * ml * d) / g, 0.12) || isNear(value, (from * g) / ml / d, 0.12),
      ),
    ),
  );
}

/**
 * The numbers of an answer that neither stand in the post or the question, nor follow from them by
 * servings, a factor asked for, a conversion of units, or rounding.
 */
export function unsupported(answer: string, post: string, question: string): number[] {
  const own = [...new Set(numbersIn(post))];
  const asked = numbersIn(question);
  const known = [...own, ...asked];
  const factors = factorsOf(
    asked,
    own.filter((each) => each > 0),
  );
  const densities = [0.15, 0.25, 0.35, 0.45, 0.53, 0.6, 0.7, 0.85, 0.95, 1.05, 1.2, 1.4];
  const follows = (value: number) =>
    known.some((from) => isNear(value, from, 0.001)) ||
    known.some((from) =>
      factors.some(
        (factor) => isNear(value, from * factor, 0.05) || Math.abs(value - from * factor) <= 0.125,
      ),
    ) ||
    known.some((from) => isConverted(value, from, densities));
  return numbersIn(answer).filter((value) => !follows(value));
}
