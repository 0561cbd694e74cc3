import { fetchAtIntent } from './intent';

const [button, text, link] = ['button', 'p', 'a'].map((name) => document.createElement(name));
const happens = (name: string, target: HTMLElement | undefined) =>
  target?.dispatchEvent(new Event(name, { bubbles: true }));

beforeEach(() => document.body.replaceChildren(button ?? '', text ?? '', link ?? ''));

it.each(['pointerover', 'focusin'])('fetches once, when %s comes to a button', (name) => {
  const load = jest.fn(async () => undefined);
  fetchAtIntent(load);
  happens(name, text);
  expect(load).not.toHaveBeenCalled();
  happens(name, button);
  happens(name, button);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches what only a button opens at none but a button', () => {
  const load = jest.fn(async () => undefined);
  fetchAtIntent(load, 'button');
  happens('pointerover', link);
  expect(load).not.toHaveBeenCalled();
  happens('pointerover', button);
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves what could not be fetched to what needs it', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  fetchAtIntent(load);
  happens('pointerover', button);
  await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
});
