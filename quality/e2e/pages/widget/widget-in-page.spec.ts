import { expect } from '@playwright/test';
import { test } from '../../widget/blog';
import { ask, button, helpful, log, openPanel, panel, question } from '../../widget/panel';

test('what a reader types stays out of the page’s hotkeys', async ({ page, blog }) => {
  await page.addInitScript(() => {
    for (const target of [window, document])
      for (const type of ['keydown', 'keypress', 'keyup'])
        for (const capture of [false, target === document])
          target.addEventListener(
            type,
            (event) => {
              const isTyped = event.target instanceof HTMLInputElement;
              const isKey = event instanceof KeyboardEvent && '/ s'.includes(event.key);
              if (isKey && !isTyped) event.preventDefault();
            },
            { capture },
          );
  });
  await openPanel(page, blog.origin);
  await page.keyboard.type('is 1/2 cup ok');
  await expect(question(page)).toHaveValue('is 1/2 cup ok');
  await page.keyboard.press('Enter');
  await expect(helpful(page)).toBeVisible();
  expect(blog.api.calls.at(-1)?.body).toEqual({ question: 'is 1/2 cup ok' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('a page without https copies an answer too', async ({ page, blog }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  await panel(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(panel(page).getByText('Copied')).toBeVisible();
  await question(page).focus();
  await page.keyboard.press('Control+V');
  await expect(question(page)).toHaveValue(/3 minutes on each side/);
});

test('a copy that the page forbids is told as one', async ({ page, blog }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    document.addEventListener('copy', (event) => event.stopImmediatePropagation());
    document.execCommand = () => false;
  });
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  await panel(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(panel(page).getByText('Couldn’t copy.')).toBeVisible();
});

test('a place in the post is scrolled to where a page lays out late', async ({ page, blog }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await openPanel(page, blog.origin);
  await page.evaluate(() => {
    const story = document.querySelector('main > p');
    for (let copies = 0; copies < 20; copies += 1)
      for (const place of ['beforebegin', 'afterend'] as const)
        document
          .querySelector('.wprm-recipe-container')
          ?.insertAdjacentHTML(place, story?.outerHTML ?? '');
    for (const paragraph of document.querySelectorAll<HTMLElement>('main > p'))
      Object.assign(paragraph.style, { contentVisibility: 'auto', containIntrinsicSize: '10px' });
  });
  await ask(page, 'How long?');
  await panel(page)
    .getByRole('button', { name: /: Step 2$/ })
    .click();
  const line = page.getByText('Fold in the flour');
  const offset = () =>
    line.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect();
      return Math.abs(top + height / 2 - innerHeight / 2);
    });
  await expect.poll(offset).toBeLessThan(40);
  await page.waitForTimeout(500);
  expect(await offset()).toBeLessThan(40);
});

const bar = (id: string, height: number, bottom: number) => {
  const made = document.createElement('div');
  made.id = id;
  made.innerHTML = '<button>Accept all</button>';
  made.style.cssText = `position:fixed;left:0;right:0;bottom:${bottom}px;height:${height}px;
    z-index:9999;background:#fff;text-align:right`;
  document.body.append(made);
};

for (const width of [360, 1200])
  test(`the corner's button makes way for bars and ads: ${width} px`, async ({ page, blog }) => {
    await page.setViewportSize({ width, height: 740 });
    blog.page = { ...blog.page, card: 'plugin', isLong: false };
    await page.goto(blog.origin);
    await expect(button(page)).toBeVisible();
    const bottom = async () => {
      const box = await button(page).boundingBox();
      return box === null ? 0 : Math.round(740 - box.y - box.height);
    };
    expect(await bottom()).toBe(16);
    await page.evaluate(`(${String(bar)})('ad', 90, 0); (${String(bar)})('consent', 70, 90);`);
    await expect.poll(bottom).toBeGreaterThanOrEqual(160);
    for (const accept of await page.getByRole('button', { name: 'Accept all' }).all())
      await accept.click({ timeout: 2_000 });
    await page.evaluate(() => document.querySelector('#consent')?.remove());
    await expect.poll(bottom).toBeLessThan(120);
    await expect.poll(bottom).toBeGreaterThanOrEqual(90);
    await page.evaluate(() => document.querySelector('#ad')?.remove());
    await expect.poll(bottom).toBe(16);
  });

test('the corner’s button is away while a dialog has the whole window', async ({ page, blog }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  blog.page = { ...blog.page, isLong: false };
  await page.goto(blog.origin);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.style.cssText = 'position:fixed;inset:0;background:#fff;z-index:9999';
    document.body.append(dialog);
  });
  await expect(button(page)).toBeHidden();
  await page.evaluate(() => document.querySelector('[role=dialog]')?.remove());
  await expect(button(page)).toBeVisible();
});

test('the panel goes to the post that a blog loads below the first', async ({ page, blog }) => {
  await page.setViewportSize({ width: 1200, height: 740 });
  await openPanel(page, `${blog.origin}/pancakes/`);
  await ask(page, 'How long?');
  await expect(helpful(page)).toBeVisible();
  await page.evaluate(() => {
    const next = document.createElement('article');
    next.innerHTML = `<h2>Stew</h2><div class="wprm-recipe-container"><ul><li>1 carrot</li></ul></div>
      ${'<p>A long story about stew.</p>'.repeat(60)}`;
    const first = document.createElement('article');
    first.append(...document.querySelectorAll('main > *'));
    document.querySelector('main')?.append(first, next);
    next.scrollIntoView();
    history.replaceState(null, '', '/stew/');
  });
  await expect(helpful(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await ask(page, 'How many carrots?');
  await expect(helpful(page)).toBeVisible();
  const openings = blog.api.calls.filter(({ path }) => path.endsWith('/sessions'));
  expect(openings.map(({ body }) => body)).toMatchObject([
    { url: `${blog.origin}/pancakes/` },
    { url: `${blog.origin}/stew/` },
  ]);

  await page.evaluate(() => {
    scrollTo(0, 0);
    history.replaceState(null, '', '/pancakes/');
  });
  await expect(log(page)).toContainText('How long?');
  await expect(log(page)).not.toContainText('How many carrots?');
});

test('a page that puts another in its place keeps the button', async ({ page, blog }) => {
  await page.goto(`${blog.origin}/pancakes/`);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/stew/');
    document.body.innerHTML = '<main><div class="tasty-recipes"><p>Stew</p></div></main>';
  });
  await button(page).click();
  await expect(log(page)).toContainText('Hello!');
  expect(blog.api.calls.at(-1)?.body).toMatchObject({ url: `${blog.origin}/stew/` });
});
