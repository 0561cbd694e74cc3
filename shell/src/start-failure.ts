import { contactPath } from '@cpal/shared/paths';

/** Delay after which a page that has not started says so; a slow line takes less. */
export const maxStartMs = 20_000;

const id = 'start-failure';

const bar =
  'position:sticky;bottom:0;z-index:9;padding:1rem;border-top:1px solid;background:var(--surface)';

/** What `showStartFailure` has put into the page. */
export const findStartFailure = () => document.getElementById(id);

const hasStarted = () => performance.getEntriesByName('cpal:mounted').length > 0;

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Loads the page again, and its scripts past the cache: it keeps what was altered on the way too. */
async function reloadAll(scripts: readonly string[]) {
  await Promise.allSettled(scripts.map((script) => fetch(script, { cache: 'reload' })));
  location.reload();
}

/**
 * Says that the shell did not start, and what to do: in the place of the placeholder, or, on a page that
 * can be read without, in a bar after all else, which moves nothing and stays in view. Part of the inline
 * script: nothing else of the page's own has arrived, or runs. A shell that comes later removes it.
 * @param scripts addresses of all that the page starts with.
 */
export function showStartFailure(scripts: readonly string[]): void {
  if (hasStarted() || findStartFailure() !== null) return;
  const waiting = document.querySelector('main [aria-label="Loading page"]');
  const box = made('div', '');
  box.id = id;
  box.setAttribute('role', 'alert');
  box.style.cssText = waiting === null ? bar : 'max-width:40rem;padding:1rem';
  const reload = made('button', 'Reload');
  reload.type = 'button';
  reload.style.cssText = 'min-height:2.75rem;padding:0 1rem;margin:.5rem .5rem 0 0';
  reload.addEventListener('click', () => void reloadAll(scripts));
  const contact = made('a', 'Contact us');
  contact.href = contactPath;
  const ways = made('p', '');
  ways.append(reload, ' ', contact);
  box.append(
    waiting === null
      ? made('strong', 'Some of this page doesn’t work')
      : made('h1', 'CPal couldn’t start'),
    made(
      'p',
      'Its scripts did not arrive as we sent them. A filter, an extension or a proxy may have blocked or changed them. Reload the page, or try another network.',
    ),
    ways,
  );
  if (waiting === null) document.body.append(box);
  else waiting.replaceWith(box);
}
