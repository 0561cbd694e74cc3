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

let restore: () => void;
const takeBack = jest.fn(() => restore());
beforeEach(() => takeBack.mockClear());

/** A page of one element, whose place a change may move. */
function put(at: Place) {
  document.body.innerHTML = '<div id="root"><p></p></div>';
  const place = { ...at, asked: jest.fn() };
  restore = () => void Object.assign(place, at);
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

it('keeps a change that moves nothing', async () => {
  const paragraph = put({ left: 10, top: 10 });
  const change = () => void (paragraph.width = 300);
  expect(await tryInPlace(change, takeBack)).toBe(true);
  expect(takeBack).not.toHaveBeenCalled();
});

it.each(['left', 'top'] as const)(
  'takes back what moves an element in view: its %s',
  async (side) => {
    const paragraph = put({ left: 10, top: 10 });
    expect(await tryInPlace(() => void (paragraph[side] += 3), takeBack)).toBe(false);
    expect(takeBack).toHaveBeenCalledTimes(1);
  },
);

it('keeps what moves by less than browsers count', async () => {
  const paragraph = put({ left: 10, top: 10 });
  expect(await tryInPlace(() => void (paragraph.left += 2.9), takeBack)).toBe(true);
});

it('keeps what moves out of view only', async () => {
  const paragraph = put({ left: 10, top: innerHeight + 10 });
  expect(await tryInPlace(() => void (paragraph.top += 40), takeBack)).toBe(true);
});

it('takes back what comes into view', async () => {
  const paragraph = put({ left: 10, top: innerHeight + 10 });
  expect(await tryInPlace(() => void (paragraph.top = 10), takeBack)).toBe(false);
});

it.each([{ isShown: false }, { isLeftOut: true }])(
  'never asks for a place that is laid out for the answer alone: %j',
  async (state) => {
    const answer = put({ left: 10, top: 10, ...state });
    expect(await tryInPlace(() => void (answer.left += 3), takeBack)).toBe(true);
    expect(answer.asked).not.toHaveBeenCalled();
  },
);

it.each([
  [1, 2, true],
  [9, 3, false],
])('tries again on a page that moves by itself: %i times', async (moves, changes, stays) => {
  const paragraph = put({ left: 10, top: 10 });
  let isBefore = true;
  let left = moves;
  paragraph.asked.mockImplementation(() => {
    if (isBefore && left-- > 0) setTimeout(() => void (paragraph.top += 20));
    isBefore = false;
  });
  const change = jest.fn();
  const leave = jest.fn(() => void (isBefore = true));
  expect(await tryInPlace(change, leave)).toBe(stays);
  expect(change).toHaveBeenCalledTimes(changes);
});
