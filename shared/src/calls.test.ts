import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, nameOf } from './contract/calls';

it('lists every call that a file of the contract writes down, each once', () => {
  const folder = path.join(__dirname, 'contract');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const written = sources.flatMap((source) => source.match(/^export const \w+ = call\(/gm) ?? []);
  expect(written.length).toBeGreaterThan(30);
  expect(calls).toHaveLength(written.length);
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
});

it.each(calls.map((call) => [nameOf(call), call] as const))(
  'gives every parameter of %s its kind, and names no other',
  (_name, { path: address, params = {} }) => {
    const named = [...address.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params)).toEqual(named);
  },
);
