import { leaveTo } from './leave';

it('goes to the page, and tells once when the visitor is back', () => {
  const onReturn = jest.fn();
  leaveTo('#elsewhere', onReturn);
  expect(window.location.hash).toBe('#elsewhere');
  expect(onReturn).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(onReturn).toHaveBeenCalledTimes(1);
});
