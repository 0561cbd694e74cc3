import {
  httpAddress,
  list,
  logLevel,
  onOff,
  optional,
  origin,
  origins,
  port,
  whole,
} from './fields';
import { defineSettings } from './settings';

const settings = defineSettings({
  fields: {
    PORT: optional(port, '3000'),
    LIMIT: optional(whole(1, 1000), '3'),
    URL: optional(httpAddress),
    ORIGIN: optional(origin),
    ORIGINS: optional(origins),
    NAMES: optional(list((name) => /^[a-z]+$/.test(name), 'names')),
    SWITCH: optional(onOff, 'on'),
    LEVEL: optional(logLevel, 'info'),
  },
  inProduction: { set: ['ORIGIN'], unset: ['NAMES'], match: [['SWITCH', /^on$/, 'on']] },
  beside: [['URL', 'ORIGIN']],
  between: ({ PORT, LIMIT }) =>
    PORT === LIMIT && PORT !== undefined ? ['LIMIT must not be PORT'] : [],
});

describe('settings', () => {
  it('have defaults, also where they are empty', () => {
    const read = { PORT: 3000, LIMIT: 3, SWITCH: true, LEVEL: 'info', isProduction: false };
    expect(settings.read({})).toEqual(read);
    expect(settings.read({ PORT: '', ORIGIN: '', OTHER: 'x' })).toEqual(read);
  });

  it('are read as what they are', () => {
    const env = {
      PORT: '0',
      SWITCH: 'off',
      ORIGIN: 'https://CPal.example/',
      ORIGINS: 'http://a, http://b:1/',
    };
    expect(settings.read(env)).toMatchObject({
      PORT: 0,
      SWITCH: false,
      ORIGIN: 'https://cpal.example',
      ORIGINS: ['http://a', 'http://b:1/'],
    });
  });

  it('know their names', () => {
    expect(settings.names).toContain('ORIGINS');
  });
});

describe('errors', () => {
  it('name every wrong setting, and never a value', () => {
    const wrong = {
      PORT: '65536',
      LIMIT: '0',
      URL: 'hunter2:x',
      ORIGIN: 'http://hunter2/app',
      ORIGINS: 'http://a,',
      NAMES: 'a,hunter2',
      SWITCH: 'hunter2',
      LEVEL: 'hunter2',
    };
    const failures = settings.findIssues(wrong);
    expect(failures.map((failure) => failure.split(' must be ')[0])).toEqual(Object.keys(wrong));
    expect(() => settings.read(wrong)).toThrow(`Wrong settings: ${failures.join('; ')}`);
    expect(failures.join()).not.toContain('hunter2');
  });

  it.each(['1e3', '-1', '3.5', ' 1', '0x10', '99999999999999999999'])(
    'include the number %s',
    (LIMIT) => {
      expect(settings.findIssues({ LIMIT })).toEqual([
        'LIMIT must be a whole number from 1 to 1000',
      ]);
    },
  );

  it('include what is wrong between settings', () => {
    expect(settings.findIssues({ PORT: '5', LIMIT: '5' })).toEqual(['LIMIT must not be PORT']);
    expect(settings.findIssues({ URL: 'http://a' })).toEqual(['ORIGIN must be set beside URL']);
  });
});

it('production has requires of its own', () => {
  const production = { NODE_ENV: 'production', ORIGIN: 'https://cpal.example' };
  expect(settings.read(production)).toMatchObject({ isProduction: true });
  const { ORIGIN: _missing, ...rest } = production;
  expect(settings.findIssues({ ...rest, NAMES: 'a', SWITCH: 'off', URL: 'http://a' })).toEqual([
    'ORIGIN must be set in production',
    'NAMES must not be set in production',
    'SWITCH must be on in production',
  ]);
});
