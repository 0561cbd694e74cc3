import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  // Long enough for a busy machine; a test that passes does not wait for it.
  asyncUtilTimeout: 5_000,
  // As in development: each effect runs twice, and must do no more than once.
  reactStrictMode: true,
});

// jsdom has no modal dialogs: these open, take the focus, ask to close on Esc and give the focus
// back as the real ones do, which are tested in the browser.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function open(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button:enabled, input:enabled, a[href]')?.focus();
  this.addEventListener('keydown', askToClose);
}

function askToClose(this: HTMLDialogElement, { key }: KeyboardEvent) {
  const mayClose = key === 'Escape' && this.getAttribute('closedby') !== 'none';
  if (mayClose) this.dispatchEvent(new Event('cancel', { cancelable: true }));
}

HTMLDialogElement.prototype.showModal = open;
HTMLDialogElement.prototype.show = open;
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};

// jsdom has no user timing.
Object.assign(performance, { mark: () => undefined });

// jsdom has no media queries: none matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = consoleError.mock;
  jest.restoreAllMocks();
  // An unexpected warning fails the test, so that warnings never pile up.
  if (calls.length > 0) throw new Error(`console.error: ${calls.map(String).join('\n')}`);
});
