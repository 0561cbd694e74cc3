import type { Trial } from '@cpal/shared/contract/trial';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { buttonText } from '@cpal/shared/panel-look';
import { readersLanguage } from '../lib/languages';
import type { PanelModule } from '../lib/opening';
import { makeButton, tag } from './button';
import { findCard, putBeside } from './place';
import { failed } from './words';

/** A place whose reader has pressed a button of the page's own by now. */
const openNow = '[data-cpal="open"]';

/** Puts the button into the page, once; a press loads the panel and opens it. */
export function show(given: WidgetSettings, load: (url: string) => Promise<PanelModule>): void {
  // A second snippet on a page changes nothing.
  if (document.querySelector(tag)) return;
  const card: (Element & { cpal?: Trial }) | null = findCard();
  const trial = card?.cpal;
  const settings = { ...given, ...trial?.looks };
  // A blog's first page is no recipe, so there is nothing to ask.
  if (card === null && location.pathname === '/') return;
  const language = readersLanguage(settings.language);
  const ask = buttonText[language];
  const { host, button, text } = makeButton(settings, language, ask);
  const isPlaced = card !== null && settings.placement === 'recipe' && putBeside(host, card);
  host.dataset.place = isPlaced ? 'recipe' : 'corner';
  if (!isPlaced) document.body.append(host);

  let panel: ReturnType<PanelModule['makePanel']> | null = null;
  let tries = 0;
  let isLoading = false;
  const press = async () => {
    if (isLoading) return;
    isLoading = true;
    button.setAttribute('aria-busy', 'true');
    try {
      // A browser remembers an address that failed.
      const again = tries === 0 ? '' : `?r=${tries}`;
      tries += 1;
      panel ??= (await load(settings.panel + again)).makePanel({
        settings,
        language,
        opener: button,
        card,
        trial,
      });
      text.textContent = ask;
      panel.toggle();
    } catch {
      text.textContent = failed[language];
    }
    isLoading = false;
    button.removeAttribute('aria-busy');
  };
  button.addEventListener('click', () => void press());
  if (card?.matches(openNow)) void press();
}

/** Waits until the page is there and the browser has nothing to do, then shows the button. */
export function start(settings: WidgetSettings): void {
  const run = () => show(settings, (url) => import(url));
  const whenIdle = () => {
    if (document.querySelector(openNow)) run();
    else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenIdle);
  else whenIdle();
}
