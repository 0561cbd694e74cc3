import { median, printTable } from '../measure/table';
import type { Outcome } from './score';

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : (part / whole).toFixed(2).replace(/^0/, '');

const count = (outcomes: readonly Outcome[], test: (each: Outcome) => boolean) =>
  outcomes.filter(test).length;

function rowOf(name: string, of: readonly Outcome[]) {
  const sourced = of.filter(({ isSourceRight }) => isSourceRight !== null);
  const meant = of.filter(({ isIntentRight }) => isIntentRight !== null);
  const ranked = of.filter(({ hit }) => hit !== null);
  const within = (place: number) =>
    share(
      count(ranked, ({ hit }) => (hit ?? place) < place),
      ranked.length,
    );
  return {
    '': name,
    asked: of.length,
    missed: share(
      count(of, ({ worth }) => worth === 'miss'),
      of.length,
    ),
    wrong: share(
      count(of, ({ worth }) => worth === 'wrong'),
      of.length,
    ),
    harmful: count(of, ({ worth }) => worth === 'harmful'),
    passed: share(
      count(of, ({ isPassed }) => isPassed),
      of.length,
    ),
    tier: share(
      count(of, ({ isTierRight }) => isTierRight),
      of.length,
    ),
    source: share(
      count(sourced, ({ isSourceRight }) => isSourceRight === true),
      sourced.length,
    ),
    intent: share(
      count(meant, ({ isIntentRight }) => isIntentRight === true),
      meant.length,
    ),
    language: share(
      count(of, ({ isLanguageRight }) => isLanguageRight),
      of.length,
    ),
    'hit@1': within(1),
    'hit@3': within(3),
    numbers: of.reduce((sum, each) => sum + each.unsupported.length, 0),
    obeyed: count(of, ({ isObedient }) => isObedient),
  };
}

function grouped(outcomes: readonly Outcome[], key: 'kind' | 'lang') {
  const names = [...new Set(outcomes.map((each) => each[key]))].toSorted();
  return names.map((name) =>
    rowOf(
      name,
      outcomes.filter((each) => each[key] === name),
    ),
  );
}

/** Prints wrong answers, and tables by kind and by language with the totals. */
export function printOutcomes(outcomes: readonly Outcome[], misses: number): void {
  const printed = new Map<string, number>();
  for (const each of outcomes) {
    const already = printed.get(each.kind) ?? 0;
    if ((each.isPassed && each.unsupported.length === 0) || already >= misses) continue;
    printed.set(each.kind, already + 1);
    const { intent, tier, text } = each.shown;
    console.log(`${each.id} ${each.kind} | ${each.question}\n  [${intent}, ${tier}] ${text}`);
    if (each.unsupported.length > 0) console.log(`  unsupported: ${each.unsupported.join(', ')}`);
  }
  printTable([...grouped(outcomes, 'kind'), rowOf('all', outcomes)]);
  printTable(grouped(outcomes, 'lang'));
  const wanted = count(outcomes, ({ wantsAbstention }) => wantsAbstention);
  const said = count(outcomes, ({ isAbstention }) => isAbstention);
  const found = count(outcomes, (each) => each.isAbstention && each.wantsAbstention);
  const right = count(outcomes, (each) => each.isAbstention && each.allowsAbstention);
  const times = outcomes.map(({ time }) => time).toSorted((a, b) => a - b);
  printTable([
    {
      'says that it lacks it: recall': share(found, wanted),
      precision: share(right, said),
      'ms, median': Number(median(times).toFixed(1)),
      'ms, p95': Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)),
    },
  ]);
}
