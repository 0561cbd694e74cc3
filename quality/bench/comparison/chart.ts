import type { PageResult } from './summary';

const width = 420;
const line = 22;
const beside = 170;

/** A bar for each form as long as its median, with its range as a thin line. */
function bars({ forms }: PageResult, figure: string): string {
  const rows = forms.flatMap(({ form, figures }) =>
    figures.filter((one) => one.figure === figure).map((one) => ({ form, ...one })),
  );
  const largest = Math.max(1, ...rows.map(({ max }) => max ?? 0));
  const scaled = (value: number | null) => Math.round(((value ?? 0) / largest) * width);
  const lines = rows.map(({ form, median, least, max }, index) => {
    const y = index * line;
    return `<text x="0" y="${y + 14}">${form}</text>
<rect x="${beside}" y="${y + 3}" width="${scaled(median)}" height="14" fill="#d98f6b"/>
<path d="M${beside + scaled(least)} ${y + 10}H${beside + scaled(max)}" stroke="#2a1d17"/>
<text x="${beside + scaled(max) + 6}" y="${y + 14}">${median ?? '–'}</text>`;
  });
  return `<h3>${figure}</h3>
<svg viewBox="0 0 ${beside + width + 80} ${rows.length * line}" width="${beside + width + 80}" font-size="12">
${lines.join('\n')}
</svg>`;
}

/** A page that shows results as bars. */
export function chart(results: readonly PageResult[]): string {
  const sections = results.map((result) => {
    const names = result.forms[0]?.figures.map(({ figure }) => figure) ?? [];
    return `<h2>${result.page}</h2>\n${names.map((figure) => bars(result, figure)).join('\n')}`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>CPal compared</title>
<body style="font-family: system-ui; margin: 2rem">
<h1>The same screens in five forms</h1>
<p>Bars are medians, thin lines the range. 150 ms, 1.6 Mbit/s, a quarter of the processor.</p>
${sections.join('\n')}
</body></html>
`;
}
