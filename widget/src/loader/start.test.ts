import type { WidgetSettings } from '@cpal/shared/deployment';
import { waitFor } from '@testing-library/dom';
import { show } from './start';

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
  const load = jest.fn(async () => ({ makePanel: () => ({ toggle }) }));
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
    .mockResolvedValueOnce({ makePanel: () => ({ toggle }) });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  show(settings, load);
  pressable()?.click();
  await waitFor(() => expect(pressable()).toHaveTextContent('That did not load. Try again'));
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
  show(settings, async () => ({ makePanel: () => ({ toggle }) }));
  await waitFor(() => expect(toggle).toHaveBeenCalled());
});

it('looks and asks as a page of the product says beside its place', async () => {
  const looks = { name: 'Mia', accent: '#123456', language: 'fr' };
  const trial = { looks, open: jest.fn(), ask: jest.fn() };
  const card = document.querySelector('.tasty-recipes') ?? document.body;
  Object.assign(card, { cpal: trial });
  const makePanel = jest.fn(() => ({ toggle: jest.fn() }));
  show(settings, () => Promise.resolve({ makePanel }));
  pressable()?.click();
  await waitFor(() =>
    expect(makePanel).toHaveBeenCalledWith(
      expect.objectContaining({ trial, settings: { ...settings, ...looks } }),
    ),
  );
});
