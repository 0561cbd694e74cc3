import * as v from 'valibot';
import { UserError } from './errors';

export type Environment = Readonly<Record<string, string | undefined>>;

type Fields = Record<string, v.GenericSchema>;
type NameOf<F extends Fields> = Extract<keyof F, string>;

/** What `NODE_ENV=production` asks for: there, defaults for a developer's machine do not do. */
interface Demands<Name extends string> {
  /** What has to be set. */
  set: readonly Name[];
  /** What may not be set. */
  unset?: readonly Name[];
  /** What a value that is set must match, and the words that say so. */
  match?: readonly (readonly [Name, RegExp, string])[];
}

interface Table<F extends Fields> {
  /** One schema for each setting, of the text that the environment has. */
  fields: F;
  inProduction?: Demands<NameOf<F>>;
  /** Settings of which the first, where it is set, needs the second. */
  beside?: readonly (readonly [NameOf<F>, NameOf<F>])[];
  /** What else is wrong between settings that are right by themselves. */
  between?: (env: Environment) => string[];
}

const isProduction = (env: Environment) => env['NODE_ENV'] === 'production';

function requirementFailures(env: Environment, { set, unset = [], match = [] }: Demands<string>) {
  const missing = set.filter((name) => env[name] === undefined).map((name) => [name, 'be set']);
  const rejected = unset
    .filter((name) => env[name] !== undefined)
    .map((name) => [name, 'not be set']);
  const wrong = match
    .filter(([name, pattern]) => env[name] !== undefined && !pattern.test(env[name]))
    .map(([name, , words]) => [name, `be ${words}`]);
  return [...missing, ...rejected, ...wrong].map(
    ([name, words]) => `${name} must ${words} in production`,
  );
}

/**
 * Makes of a table of settings what reads them from the environment. An empty value counts as not
 * set; every error names its setting, and never repeats the value.
 */
export function defineSettings<F extends Fields>(table: Table<F>) {
  const { fields, inProduction, beside = [], between = () => [] } = table;
  const schema = v.object(fields);

  const check = (source: Environment) => {
    const env = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
    const parsed = v.safeParse(schema, env);
    const failures = (parsed.issues ?? []).map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}`,
    );
    if (isProduction(env) && inProduction) failures.push(...requirementFailures(env, inProduction));
    for (const [given, needed] of beside)
      if (env[given] !== undefined && env[needed] === undefined && !isProduction(env))
        failures.push(`${needed} must be set beside ${given}`);
    return { parsed, env, issues: [...failures, ...between(env)] };
  };

  return {
    /** The names of all settings. */
    names: Object.keys(fields),
    /** Says of every wrong or missing setting what it must be. */
    findIssues: (source: Environment): string[] => check(source).issues,
    /**
     * Reads the settings, and whether they are a production's.
     * @throws UserError with all that `findIssues` finds.
     */
    read: (source: Environment) => {
      const { parsed, env, issues } = check(source);
      if (!parsed.success || issues.length > 0)
        throw new UserError(`Wrong settings: ${issues.join('; ')}`);
      return { ...parsed.output, isProduction: isProduction(env) };
    },
  };
}
