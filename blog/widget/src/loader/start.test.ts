import type { WidgetSettings } from '@cpal/shared/deployment';
import { waitFor } from '@testing-library/dom';
import { show, start } from './start';

// jsdom lays nothing out; the button makes way in the browser's tests.
jest.mock('./keep-clear', () => ({ keepClear: () => undefined }));

const panelWith = (toggle: jest.Mock) => ({
  toggle,
  isOpen: () => false,
  reveal: jest.fn(),
  hide: jest.fn(),
});

const settings: WidgetSettings = {
  key: 'cpal_live_1',
  origin: 'https://cpal.example',
  panel: 'https://cpal.example/panel.js',
  name: 'Ada',
  accent: '#c2410c',
  placement: 'recipe',
  language: 'de',
};

const hosts = () => [...document.querySelectorAll('cpal-assistant')];
const pressable = () => hosts()[0]?.shadowRoot?.querySelector('button');

beforeEach(() => {
  document.body.innerHTML = '<div class="tasty-recipes"><p>Soup</p></div><p>After</p>';
});

/** Where the end of every element is in the window. */
const endAt = (bottom: number) =>
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 100, bottom));

it('puts the button under a recipe that ends below the window', () => {
  endAt(innerHeight + 1);
  show(settings, jest.fn());
  expect(document.querySelector('.tasty-recipes')?.nextElementSibling).toBe(hosts()[0]);
});

it('puts it into the corner where it would move what is on the screen, or where that is wished', () => {
  endAt(innerHeight - 1);
  show(settings, jest.fn());
  expect(document.body.lastElementChild).toBe(hosts()[0]);
  hosts()[0]?.remove();
  endAt(innerHeight + 1);
  show({ ...settings, placement: 'corner' }, jest.fn());
  expect(document.body.lastElementChild).toBe(hosts()[0]);
});

it('takes a marked recipe for one, and an empty marked element for room', () => {
  document.body.innerHTML = '<div data-cpal><p>Soup</p></div>';
  endAt(innerHeight - 1);
  show(settings, jest.fn());
  expect(document.body.lastElementChild).toBe(hosts()[0]);
  document.body.innerHTML = '<div data-cpal></div><p>After</p>';
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 100, 48));
  show(settings, jest.fn());
  expect(document.querySelector('[data-cpal]')?.firstElementChild).toBe(hosts()[0]);
});

it('puts the button where a page leaves room, also on a blog that has it in a corner', () => {
  document.body.innerHTML = '<div data-cpal></div><p>After</p>';
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 100, 48));
  show({ ...settings, placement: 'corner' }, jest.fn());
  expect(document.querySelector('[data-cpal]')?.firstElementChild).toBe(hosts()[0]);
});

it('leaves a layout alone that lines its parts up', () => {
  endAt(innerHeight + 1);
  document.body.innerHTML =
    '<div style="display: flex"><div class="tasty-recipes"></div><aside></aside></div>';
  show(settings, jest.fn());
  expect(document.querySelector('.tasty-recipes')?.lastElementChild).toBe(hosts()[0]);
});

it('shows one button for two snippets', () => {
  show(settings, jest.fn());
  show(settings, jest.fn());
  expect(hosts()).toHaveLength(1);
});

it('loads the panel at the first press alone, once', async () => {
  const toggle = jest.fn();
  const load = jest.fn(async () => ({ makePanel: () => panelWith(toggle) }));
  show(settings, load);
  expect(load).not.toHaveBeenCalled();
  pressable()?.click();
  pressable()?.click();
  await waitFor(() => expect(toggle).toHaveBeenCalledTimes(1));
  pressable()?.click();
  await waitFor(() => expect(toggle).toHaveBeenCalledTimes(2));
  expect(load.mock.calls).toEqual([['https://cpal.example/panel.js']]);
});

it('says that the panel did not load, and tries another address at the next press', async () => {
  const toggle = jest.fn();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce({ makePanel: () => panelWith(toggle) });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  show(settings, load);
  pressable()?.click();
  await waitFor(() => expect(pressable()).toHaveTextContent('Couldn’t load this. Try again'));
  pressable()?.click();
  await waitFor(() => expect(toggle).toHaveBeenCalled());
  expect(load).toHaveBeenLastCalledWith('https://cpal.example/panel.js?r=1');
  expect(pressable()).toHaveTextContent('Ask about this recipe');
});

it('shows no button on a blog’s first page, where there is no recipe', () => {
  document.body.innerHTML = '<p>My recipes</p>';
  show(settings, jest.fn());
  expect(hosts()).toHaveLength(0);
  history.replaceState(null, '', '/soup/');
  show(settings, jest.fn());
  history.replaceState(null, '', '/');
  expect(hosts()).toHaveLength(1);
});

it('opens by itself where the page asks for it', async () => {
  document.body.innerHTML = '<div data-cpal="open"></div>';
  const toggle = jest.fn();
  show(settings, async () => ({ makePanel: () => panelWith(toggle) }));
  await waitFor(() => expect(toggle).toHaveBeenCalled());
});

it('looks and asks as a page of the product says next to its place', async () => {
  const looks = { name: 'Mia', accent: '#123456', language: 'fr' };
  const trial = { looks, open: jest.fn(), ask: jest.fn() };
  const card = document.querySelector('.tasty-recipes') ?? document.body;
  Object.assign(card, { cpal: trial });
  const makePanel = jest.fn(() => panelWith(jest.fn()));
  show(settings, () => Promise.resolve({ makePanel }));
  pressable()?.click();
  await waitFor(() =>
    expect(makePanel).toHaveBeenCalledWith(
      expect.objectContaining({ trial, settings: { ...settings, ...looks } }),
    ),
  );
});

/** A post of a blog that loads the next one below it. */
const postHtml = (name: string) =>
  `<article><h2><a rel="bookmark" href="/${name}/">${name}</a></h2>
   <div class="wprm-recipe-container" id="${name}"></div></article>`;

/** Lays elements out one below the other, each as high as the window, from the one in view on. */
const inView = (name: string) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const posts = [...document.querySelectorAll('article')];
    const own = posts.findIndex((post) => post.contains(this));
    const seen = posts.findIndex((post) => post.querySelector(`#${name}`));
    return new DOMRect(0, (own - seen) * innerHeight, 100, innerHeight);
  });

it('goes to the post that a reader has scrolled to, each with a panel of its own', async () => {
  document.body.innerHTML = postHtml('soup') + postHtml('stew');
  const opened: string[] = [];
  const panels: ReturnType<typeof panelWith>[] = [];
  inView('soup');
  show(settings, async () => ({
    makePanel: ({ address }) => {
      opened.push(address);
      const panel = panelWith(jest.fn());
      panels.push(panel);
      return panel;
    },
  }));
  pressable()?.click();
  await waitFor(() => expect(opened).toEqual(['http://localhost/soup/']));
  inView('stew');
  pressable()?.click();
  await waitFor(() => expect(opened).toEqual(['http://localhost/soup/', 'http://localhost/stew/']));
  expect(document.querySelector('#stew')?.nextElementSibling).toBe(hosts()[0]);
  inView('soup');
  pressable()?.click();
  await waitFor(() => expect(panels[0]?.toggle).toHaveBeenCalledTimes(2));
  expect(opened).toHaveLength(2);
});

it('asks about the page that was gone to without a document load, not its old canonical address', async () => {
  document.head.innerHTML = '<link rel="canonical" href="/soup/">';
  history.replaceState(null, '', '/soup/?utm_source=mail');
  const opened: string[] = [];
  const makePanel = ({ address }: { address: string }) => {
    opened.push(address);
    return panelWith(jest.fn());
  };
  show(settings, async () => ({ makePanel }));
  pressable()?.click();
  await waitFor(() => expect(opened).toEqual(['http://localhost/soup/']));
  history.pushState(null, '', '/stew/');
  pressable()?.click();
  await waitFor(() => expect(opened.at(-1)).toBe('http://localhost/stew/'));
  history.replaceState(null, '', '/');
  document.head.innerHTML = '';
});

it('adds nothing to a page of AMP, which allows no script of others', () => {
  document.documentElement.setAttribute('amp', '');
  jest.useFakeTimers();
  start(settings);
  jest.runAllTimers();
  expect(hosts()).toHaveLength(0);
  document.documentElement.removeAttribute('amp');
  start(settings);
  jest.runAllTimers();
  expect(hosts()).toHaveLength(1);
  jest.useRealTimers();
});
