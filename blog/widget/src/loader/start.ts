import type { Trial } from '@cpal/shared/contract/assistant/trial';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { buttonText } from '@cpal/shared/panel-look';
import { readersLanguage } from '../lib/languages';
import type { Panel, PanelModule } from '../lib/opening';
import { makeButton, tag } from './button';
import { keepClear } from './keep-clear';
import { placeByRecipe } from './place';
import { findPosts } from './post-in-view';
import { addQuietWays, quietTag } from './quiet-ways';
import { shrinkOnScroll } from './shrink-on-scroll';
import { failed } from './words';

/** A place whose reader has pressed a button of the page's own by now. */
const openNow = '[data-cpal="open"]';

/** Milliseconds until a page that changed its address without a new document has its new content. */
const renderedMs = 1_500;

/** Puts the button into the page, once; a click loads the panel and opens it. */
export function show(given: WidgetSettings, load: (url: string) => Promise<PanelModule>): void {
  // A second snippet on a page changes nothing.
  if (document.querySelector(tag)) return;
  const findPost = findPosts();
  let post = findPost();
  const trialCard: (Element & { cpal?: Trial }) | null = post.card;
  const trial = trialCard?.cpal;
  const settings = { ...given, ...trial?.looks };
  const language = readersLanguage(settings.language);
  const ask = buttonText[language];
  const { host, button, text } = makeButton(settings, language, ask, press);

  const place = () => {
    const { card } = post;
    // A blog's first page is no recipe, so there is nothing to ask.
    if (card === null && location.pathname === '/') return host.remove();
    const isPlaced = card !== null && placeByRecipe(host, card, settings.placement);
    host.dataset.place = isPlaced ? 'recipe' : 'corner';
    if (!isPlaced) document.body.append(host);
    document.querySelectorAll(quietTag).forEach((one) => one.remove());
    if (isPlaced && trial === undefined) addQuietWays(card, language, ask, press);
  };
  place();
  keepClear(host);
  shrinkOnScroll(host, button);

  const panels = new Map<string, Panel>();
  let module: PanelModule | null = null;
  let tries = 0;
  let isLoading = false;
  let opener: HTMLElement = button;

  const panelFor = ({ makePanel }: PanelModule): Panel => {
    const { address, card } = post;
    const panel =
      panels.get(address) ??
      makePanel({ settings, language, opener: () => opener, address, card, trial });
    panels.set(address, panel);
    return panel;
  };

  /** Goes to the post that the reader has come to; an open panel goes along. */
  const follow = () => {
    const before = post;
    post = findPost();
    if (post.card !== before.card || !host.isConnected) place();
    const left = panels.get(before.address);
    if (post.address === before.address || left === undefined || !left.isOpen()) return;
    left.hide();
    if (module !== null && host.isConnected) panelFor(module).reveal();
  };

  async function press(pressed: HTMLElement) {
    if (isLoading) return;
    isLoading = true;
    button.setAttribute('aria-busy', 'true');
    try {
      // A browser remembers an address that failed.
      const again = tries === 0 ? '' : `?r=${tries}`;
      if (module === null) {
        tries += 1;
        module = await load(settings.panel + again);
      }
      follow();
      const panel = panelFor(module);
      // Of an open panel it stays what opened it.
      if (!panel.isOpen()) opener = pressed;
      panel.toggle();
      text.textContent = ask;
    } catch {
      text.textContent = failed[language];
      delete host.dataset.scrolled;
    }
    isLoading = false;
    button.removeAttribute('aria-busy');
  }

  const moved = () => {
    // A page that runs its scripts again has a button of the later one.
    if (!host.isConnected && document.querySelector(tag)) return;
    follow();
    setTimeout(follow, renderedMs);
  };
  // A page with a button of its own says when the assistant comes and goes.
  const isAsked = post.card?.matches(openNow) === true;
  if (trial === undefined && !isAsked) {
    if ('navigation' in window) navigation.addEventListener('currententrychange', moved);
    else addEventListener('popstate', moved);
  }
  if (isAsked) void press(button);
}

/** Waits until the page is there and the browser has nothing to do, then shows the button. */
export function start(settings: WidgetSettings): void {
  // Pages of AMP allow no script of others.
  if (document.documentElement.matches('[amp],[⚡]')) return;
  const run = () => show(settings, (url) => import(url));
  const whenIdle = () => {
    if (document.querySelector(openNow)) run();
    else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenIdle);
  else whenIdle();
}
