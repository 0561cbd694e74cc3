import type { Registry } from 'prom-client';

/** What a process shows: the value of each series, by its name and labels. */
export async function readSeries(registry: Registry): Promise<Map<string, number>> {
  const lines = (await registry.metrics()).split('\n');
  const series = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    series.map((line): [string, number] => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
