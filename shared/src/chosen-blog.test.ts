import { chosenBlog } from './chosen-blog';

const at = (query: string) => chosenBlog({ url: `http://localhost/membership${query}` });

beforeEach(() => {
  sessionStorage.clear();
});

it('is the blog that the address names, and later the one that was named last', () => {
  expect(at('')).toBeNull();
  expect(at('?blog=b1')).toBe('b1');
  expect(at('?blog=b2&days=7')).toBe('b2');
  expect(at('?days=7')).toBe('b2');
});

it('goes by the address alone where nothing can be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(at('?blog=b1')).toBe('b1');
  expect(at('')).toBeNull();
});
