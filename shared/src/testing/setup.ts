import '@testing-library/jest-dom';

// jsdom has no modal dialogs; the real ones are tested in the browser.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

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
