import { findText } from './find-text';

const found = (wanted: string, html: string, scope = 'body') => {
  document.body.innerHTML = html;
  return findText(wanted, [...document.querySelectorAll(scope)])?.toString() ?? null;
};

it('finds a text that is spread over elements, with other spaces and signs', () => {
  expect(
    found(
      '1½ cups flour, sifted',
      '<ul><li><span>1 1/2</span>\n <span>cups</span><b>flour</b> (sifted)</li></ul>',
    ),
  ).toBe('1 1/2\n cupsflour (sifted');
});

it('finds it where it is seen, not in data', () => {
  const step = 'Fold in the flour.';
  expect(found(step, `<script type="x">${step}</script><template>${step}</template>`)).toBeNull();
});

it('finds the beginning of a text that goes on differently', () => {
  const beginning = 'Whisk the ricotta, the yolks and the milk';
  expect(found(`${beginning} until smooth.`, `<p>${beginning} till even.</p>`)).toMatch(
    /^Whisk the ricotta, the yolks and the m/,
  );
});

it('finds the end of a text whose heading stands apart', () => {
  const told = 'tip it back into the pan and boil it for ten minutes';
  expect(found(`Too runny? ${told}`, `<h3>Too runny?</h3><i>Ad</i><p>${told}</p>`)).toBe(
    'into the pan and boil it for ten minutes',
  );
});

it('looks through the card first', () => {
  document.body.innerHTML = '<p id="story">2 eggs</p><div id="card"><p>2 eggs</p></div>';
  const card = document.querySelector('#card');
  const range = findText('2 eggs', card === null ? [] : [card, document.body]);
  expect(card?.contains(range?.startContainer ?? null)).toBe(true);
});

it.each(['', '!', 'nowhere at all'])('finds nothing for %j', (wanted) => {
  expect(found(wanted, '<p>Some text.</p>')).toBeNull();
});

it('finds texts of other scripts, and letters beyond the first plane', () => {
  expect(found('小麦粉 200g', '<p>🍋 小麦粉（200 g）</p>')).toBe('小麦粉（200 g');
  expect(found('crème brûlée', '<p>Creme brulee</p>')).toBe('Creme brulee');
});
