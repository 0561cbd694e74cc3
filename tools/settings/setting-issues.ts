import { apiSettings } from '../../server/api/src/kernel/env';
import { edgeSettings } from '../../server/edge/src/env';
import { blogSettings } from '../../blog/demo/src/settings';
import { sandboxSettings } from '../../quality/stripe-sandbox/src/env';
import { readStartSettings, startSettings } from './start-settings';

const nameOf = (failure: string) => /^\w+/.exec(failure)?.[0] ?? '';

/**
 * Says what is wrong with the settings of all programs that `npm start` runs, each by its name.
 * Where several programs read a setting, the first that finds an error speaks for it.
 */
export function findSettingIssues(env: NodeJS.ProcessEnv): string[] {
  const failures = startSettings.findIssues(env);
  const add = (more: string[]) => {
    const known = new Set(failures.map(nameOf));
    failures.push(...more.filter((failure) => !known.has(nameOf(failure))));
  };

  // Nothing can be derived from what is wrong already.
  const wrong = new Set(failures.map(nameOf));
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !wrong.has(name)));
  const { apis, worker, edge, sandbox, blog } = readStartSettings(rest);
  for (const api of [...apis, ...(worker ? [worker] : [])])
    add(apiSettings.findIssues({ ...rest, ...api }));
  add(edgeSettings.findIssues({ ...rest, ...edge }));
  if (sandbox !== null) add(sandboxSettings.findIssues({ ...rest, ...sandbox }));
  if (blog !== null) add(blogSettings.findIssues({ ...rest, ...blog }));
  return failures;
}
