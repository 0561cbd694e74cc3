let outer: HTMLElement;
let inner: HTMLElement;
beforeEach(() => {
  document.head.innerHTML = '<style>.away { display: none; }</style>';
  document.body.innerHTML = '<div><p>Text</p></div>';
  outer = document.body.querySelector('div') ?? document.body;
  inner = outer.querySelector('p') ?? document.body;
});

const display = (element: Element) => getComputedStyle(element).display;

it('finds a style again only after a change', () => {
  expect(getComputedStyle(inner)).toBe(getComputedStyle(inner));
});

it.each([
  ['a class', () => inner.classList.add('away')],
  ['an attribute', () => inner.toggleAttribute('hidden')],
  ['an inline style', () => inner.style.setProperty('display', 'none')],
  ['a rule', () => document.head.querySelector('style')?.append('p { display: none; }')],
])('sees %s in the same task', (_, change) => {
  expect(display(inner)).toBe('block');
  change();
  expect(display(inner)).toBe('none');
});

it('sees an inherited change', () => {
  expect(getComputedStyle(inner).visibility).toBe('visible');
  outer.style.visibility = 'hidden';
  expect(getComputedStyle(inner).visibility).toBe('hidden');
});
