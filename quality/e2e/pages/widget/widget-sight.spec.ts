import { expect } from '@playwright/test';
import { test } from '../../widget/kept-blog';
import { ask, button, helpful, openPanel, panel } from '../../widget/panel';

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];

const list = ['For 12:', ...Array.from({ length: 20 }, (_, index) => `• ${index + 1} eggs`)];

for (const size of sizes)
  test(`what leads on from a long answer is in sight: ${size.width} px`, async ({ page, blog }) => {
    await page.setViewportSize(size);
    blog.api.answer = { ...blog.api.answer, text: list.join('\n') };
    await openPanel(page, blog.origin);
    const suggestion = panel(page).getByRole('button', { name: 'How long do I bake them?' });
    const more = panel(page).getByRole('button', { name: 'More', exact: true }).first();
    await expect(suggestion).toBeInViewport({ ratio: 1 });
    await ask(page, 'For 12 people?');
    await expect(helpful(page)).toBeAttached();
    await expect(panel(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('button', { name: /: Step 2$/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(suggestion).toBeHidden();
    await expect(more).toBeInViewport({ ratio: 1 });
    expect(await panel(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });

/** Whether the focus can be seen: the ring is there, and no part that scrolls cuts it off. */
const ringOf = () => {
  const deepest = (root: Document | ShadowRoot): Element | null => {
    const { activeElement } = root;
    return activeElement?.shadowRoot ? deepest(activeElement.shadowRoot) : activeElement;
  };
  const focused = deepest(document);
  if (focused === null || focused === document.body) return null;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const width = Number.parseFloat(outlineWidth);
  const reach = width + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  let isCut = false;
  for (let at = focused.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const around = at.getBoundingClientRect();
    isCut ||= box.top - reach < around.top || box.bottom + reach > around.bottom;
    isCut ||= box.left - reach < around.left || box.right + reach > around.right;
  }
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return { name: name.trim(), isSeen: outlineStyle === 'solid' && width > 2 && !isCut };
};

for (const size of sizes)
  test(`the focus is seen on each control: ${size.width} px`, async ({ page, blog }) => {
    await page.setViewportSize(size);
    await page.goto(blog.origin);
    await button(page).focus();
    await page.keyboard.press('Shift');
    expect(await page.evaluate(ringOf)).toMatchObject({ isSeen: true });
    await button(page).press('Enter');
    await ask(page, 'How long?');
    await expect(helpful(page)).toBeAttached();
    await panel(page).getByRole('button', { name: 'Close' }).focus();
    const unseen: string[] = [];
    const seen: string[] = [];
    for (let count = 0; count < 24; count += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(ringOf);
      if (ring === null || seen.includes(ring.name)) break;
      (ring.isSeen ? seen : unseen).push(ring.name);
    }
    expect(unseen).toEqual([]);
    expect(seen).toContain('From this recipe: Step 2');
    expect(seen).toContain('More');
    expect(seen).toContain('Ask');
  });

test('the mark of an answer that is awaited has the blog’s accent', async ({ page, blog }) => {
  blog.api.pauseMs = 1_000;
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  const mark = await panel(page)
    .getByText('Looking at the recipe …')
    .evaluate((element) => getComputedStyle(element, '::before').borderTopColor);
  expect(mark).toBe('rgb(194, 65, 12)');
});
