import { parse } from '@cpal/shared/contract/parse';
import { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { startTelemetry } from './telemetry';

const at = (name: string, mark: string, file: string) => `/files/${name}/${mark}.${file}`;
const [old, now] = ['1111111111111111', '2222222222222222'];

const previous = { id: old, container: 'auth_1', entry: at('mfe-auth', old, 'remoteEntry.js') };
const auth: RegisteredRemote = {
  name: 'mfe-auth',
  prefixes: ['/auth'],
  titles: {},
  scripts: [],
  id: now,
  container: 'auth_2',
  entry: at('mfe-auth', now, 'remoteEntry.js'),
  previous,
};

const page = { remotes: () => [auth], shell: now };

/** The browser's record of what a page did. */
type Entry = Record<string, unknown>;

let timeline: Entry[];
let sent: Blob[];

/** jsdom records nothing and reports nothing. */
class Observer {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly #take: (list: { getEntries: () => Entry[] }) => void;
  constructor(take: (list: { getEntries: () => Entry[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { type: string }) {
    this.#take({ getEntries: () => timeline.filter(({ entryType }) => entryType === type) });
  }
}

function setVisibility(value: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop: () => void;

beforeEach(() => {
  [timeline, sent] = [[], []];
  setVisibility('visible');
  const listen = jest.spyOn(document, 'addEventListener');
  stop = () => {
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  };
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, {
    getEntriesByName: (name: string) => timeline.filter((entry) => entry['name'] === name),
    getEntriesByType: (type: string) => timeline.filter(({ entryType }) => entryType === type),
  });
  Object.assign(navigator, {
    doNotTrack: null,
    globalPrivacyControl: false,
    sendBeacon: (path: string, body: Blob) => path === reportTelemetry.path && sent.push(body),
  });
});

afterEach(() => {
  stop();
  document.head.replaceChildren();
});

const fetched = (path: string): Entry => ({ name: `http://localhost${path}` });

const noted = (...detail: string[]): Entry => ({ name: 'cpal:release', detail });

/** jsdom's blobs say no text themselves. */
const textOf = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(blob);
  });

/** Hides the page; what it then says is what the API takes. */
async function hide() {
  setVisibility('hidden');
  setVisibility('visible');
  const bodies = await Promise.all(sent.splice(0).map(textOf));
  return bodies.map((body) => parse(reportTelemetry.body, JSON.parse(String(body))));
}

/** What a page says of its releases after so much has happened. */
async function saidOf(happened: Entry[]) {
  timeline = happened;
  startTelemetry(page);
  const [report] = await hide();
  return report?.releases.map(({ name, id, events }) => [name, id, ...events].join(' '));
}

const shellLoaded = `shell ${now} load`;

describe('a page that is hidden', () => {
  it('says which releases it was made of', async () => {
    expect(await saidOf([fetched(auth.entry)])).toEqual([shellLoaded, `mfe-auth ${now} load`]);
  });

  it.each<[string, Entry[], string[]]>([
    [
      'an entry that failed and gave way',
      [fetched(auth.entry), fetched(`${auth.entry}?r=1`), fetched(previous.entry)],
      [`mfe-auth ${now} load entry fallback`, `mfe-auth ${old} load`],
    ],
    [
      'a release that never answered',
      [noted('hang', 'auth_2'), fetched(previous.entry)],
      [`mfe-auth ${now} load fallback hang`, `mfe-auth ${old} load`],
    ],
    ['a screen that threw', [noted('render', 'auth_1')], [`mfe-auth ${old} load render`]],
    ['a script that was missing', [noted('chunk', 'auth_2')], [`mfe-auth ${now} load chunk`]],
  ])('says of %s', async (_name, happened, said) => {
    expect(await saidOf(happened)).toEqual([shellLoaded, ...said]);
  });

  it('says of the shell what happened to no remote', async () => {
    expect(await saidOf([noted('render')])).toEqual([`${shellLoaded} render`]);
  });

  it('says of a style sheet that it is missing', async () => {
    const href = at('mfe-auth', now, 'routes.css');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    expect(await saidOf([])).toEqual([shellLoaded, `mfe-auth ${now} load style`]);
  });

  it('says each thing once', async () => {
    await saidOf([fetched(auth.entry)]);
    expect(await hide()).toEqual([]);
    timeline.push(noted('render', 'auth_2'), noted('render', 'auth_2'));
    const said = { name: 'mfe-auth', id: now, events: ['render'] };
    expect(await hide()).toEqual([{ releases: [said] }]);
    expect(await hide()).toEqual([]);
  });

  it('says nothing of a page that no release was made for', async () => {
    startTelemetry({ remotes: () => [], shell: '' });
    expect(await hide()).toEqual([]);
  });
});

const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  entryType: 'layout-shift',
  startTime,
  value,
  hadRecentInput,
});
const event = (interactionId: number, duration: number): Entry => ({
  entryType: 'event',
  interactionId,
  duration,
});
const vitals = async (happened: Entry[]) => {
  timeline = happened;
  startTelemetry(page);
  return (await hide())[0]?.vitals;
};

describe('what is measured', () => {
  it('is said once, to ten milliseconds', async () => {
    const measured = await vitals([
      { entryType: 'navigation', responseStart: 83.7 },
      { entryType: 'largest-contentful-paint', startTime: 500 },
      { entryType: 'largest-contentful-paint', startTime: 1234.5 },
      { name: 'cpal:mounted', startTime: 1501 },
    ]);
    expect(measured).toEqual({ ttfb: 80, lcp: 1230, ready: 1500, cls: 0 });
    timeline.push(noted('render', 'auth_2'));
    expect((await hide())[0]?.vitals).toBeUndefined();
  });

  it('begins with the visit of a page that was rendered ahead', async () => {
    const measured = await vitals([
      { entryType: 'navigation', responseStart: 80, activationStart: 1000 },
      { entryType: 'largest-contentful-paint', startTime: 500 },
      { name: 'cpal:mounted', startTime: 1400 },
    ]);
    expect(measured).toMatchObject({ ttfb: 0, lcp: 0, ready: 400 });
  });

  it('is an hour at most', async () => {
    expect(await vitals([{ name: 'cpal:mounted', startTime: 1e9 }])).toMatchObject({
      ready: 3_600_000,
    });
  });

  it('is the worst window of shifts that no input brought', async () => {
    const close = [shift(0, 0.1), shift(900, 0.05), shift(1_000, 0.5, true)];
    expect(await vitals([...close, shift(2_500, 0.12)])).toMatchObject({ cls: 150 });
  });

  it('ends a window after five seconds', async () => {
    const steady = Array.from({ length: 7 }, (_, second) => shift(second * 900, 0.01));
    expect(await vitals(steady)).toMatchObject({ cls: 60 });
  });

  it('is the slowest interaction, however many events it had', async () => {
    const events = [event(1, 400), event(1, 300), event(0, 9_000), event(2, 80)];
    expect(await vitals(events)).toMatchObject({ inp: 400 });
  });

  it('leaves out one interaction in fifty', async () => {
    const quick = Array.from({ length: 48 }, (_, id) => event(id + 10, 40));
    expect(await vitals([...quick, event(1, 400), event(2, 80)])).toMatchObject({ inp: 80 });
  });

  it('is left out where the page was opened in the background', async () => {
    setVisibility('hidden');
    startTelemetry(page);
    setVisibility('visible');
    expect((await hide())[0]).toEqual({ releases: [expect.objectContaining({ name: 'shell' })] });
  });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'says nothing where the browser asks for that: %j',
  async (wish) => {
    Object.assign(navigator, wish);
    expect(await saidOf([fetched(auth.entry)])).toBeUndefined();
  },
);
