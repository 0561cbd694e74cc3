import { tryInPlace } from './try-in-place';

interface Place {
  left: number;
  top: number;
  width?: number;
  height?: number;
  isShown?: boolean;
  /** Left out as long as it is far from the view. */
  isLeftOut?: boolean;
}

/** A page of one element, whose place a change may move. */
function put(at: Place) {
  document.body.innerHTML = '<div id="root"><p></p></div>';
  const place = { ...at, asked: jest.fn() };
  const [element] = document.getElementsByTagName('p');
  if (element) {
    element.checkVisibility = (options) =>
      (place.isShown ?? true) && !(options?.contentVisibilityAuto && place.isLeftOut);
    element.getBoundingClientRect = () => {
      place.asked();
      return new DOMRect(place.left, place.top, place.width ?? 100, place.height ?? 20);
    };
  }
  return place;
}

const takeBack = jest.fn();
beforeEach(() => takeBack.mockClear());

it('keeps a change that moves nothing', () => {
  const paragraph = put({ left: 10, top: 10 });
  const change = () => void (paragraph.width = 300);
  expect(tryInPlace(change, takeBack)).toBe(true);
  expect(takeBack).not.toHaveBeenCalled();
});

it.each(['left', 'top'] as const)('takes back what moves an element in view: its %s', (side) => {
  const paragraph = put({ left: 10, top: 10 });
  expect(tryInPlace(() => void (paragraph[side] += 3), takeBack)).toBe(false);
  expect(takeBack).toHaveBeenCalledTimes(1);
});

it('keeps what moves by less than browsers count', () => {
  const paragraph = put({ left: 10, top: 10 });
  expect(tryInPlace(() => void (paragraph.left += 2.9), takeBack)).toBe(true);
});

it('keeps what moves out of view only', () => {
  const paragraph = put({ left: 10, top: innerHeight + 10 });
  expect(tryInPlace(() => void (paragraph.top += 40), takeBack)).toBe(true);
});

it('takes back what comes into view', () => {
  const paragraph = put({ left: 10, top: innerHeight + 10 });
  expect(tryInPlace(() => void (paragraph.top = 10), takeBack)).toBe(false);
});

it.each([{ isShown: false }, { isLeftOut: true }])(
  'never asks for a place that is laid out for the answer alone: %j',
  (state) => {
    const answer = put({ left: 10, top: 10, ...state });
    expect(tryInPlace(() => void (answer.left += 3), takeBack)).toBe(true);
    expect(answer.asked).not.toHaveBeenCalled();
  },
);
