import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { watchSaving } from '@cpal/shared/testing/watch-saving';
import { openInsights, region } from '../../testing/open-insights';

/** Without the mark at its beginning; jsdom's files have no `text`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.readAsText(file);
  });

/** The lines of what a button saves, and under which name. */
async function saved(button: string, insights = testInsights) {
  const { files, links } = watchSaving();
  const { user, received } = openInsights(insights);
  const downloads = await region('Download');
  const before = received.length;
  await user.click(downloads.getByRole('button', { name: button }));
  expect(received).toHaveLength(before);
  return { name: links[0]?.download, lines: (await textOf(files[0] ?? new Blob())).split('\r\n') };
}

it('saves each question once, made from what is shown', async () => {
  const { name, lines } = await saved('Questions as CSV');
  expect(name).toBe('adabakes.com-questions-30-days.csv');
  expect(lines).toHaveLength(6);
  expect(lines.slice(0, 2)).toEqual([
    '"question","post","address","readers","times","unanswered","from general knowledge","helpful","not helpful"',
    '"Can I freeze the pancakes?","Lemon Ricotta Pancakes","https://adabakes.com/lemon-ricotta-pancakes",14,18,0,18,0,6',
  ]);
});

it('saves the days', async () => {
  const { name, lines } = await saved('Days as CSV');
  expect(name).toBe('adabakes.com-days-30-days.csv');
  expect(lines.slice(0, 2)).toEqual(['"day (UTC)","questions","readers"', '"2025-10-22",8,5']);
});

it('saves the posts, and no formula of a title', async () => {
  const [post, ...others] = testInsights.pro.posts;
  const posts = post === undefined ? [] : [{ ...post, post: { ...post.post, title: '=1+1' } }];
  const pro = { ...testInsights.pro, posts: [...posts, ...others] };
  const { lines } = await saved('Posts as CSV', { ...testInsights, pro });
  expect(lines[1]).toBe(
    `"'=1+1","https://adabakes.com/lemon-ricotta-pancakes",190,121,13,18,41,7,22,9`,
  );
});

it('has the questions alone in the Basic plan', async () => {
  openInsights({ ...testInsights, pro: null });
  const downloads = await region('Download');
  expect(downloads.getAllByRole('button')).toHaveLength(1);
});
