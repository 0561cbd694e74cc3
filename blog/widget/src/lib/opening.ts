import type { Trial } from '@cpal/shared/contract/assistant/trial';
import type { WidgetSettings } from '@cpal/shared/deployment';
import type { Language } from './languages';

/** What the loader hands to the panel. */
export interface Opening {
  settings: WidgetSettings;
  language: Language;
  /** What opened it last, and gets the focus back. */
  opener: () => HTMLElement;
  /** Of the post that is asked about. */
  address: string;
  /** The element that the recipe is in, where one was found. */
  card: Element | null;
  /** On a page of the product itself, what is asked in place of the readers' calls. */
  trial?: Trial | undefined;
}

/** A panel about one post. */
export interface Panel {
  isOpen: () => boolean;
  /** Opens a closed panel and closes an open one, and takes the focus along. */
  toggle: () => void;
  /** Shows the panel without moving the focus. */
  reveal: () => void;
  hide: () => void;
}

/** The panel's module, as the loader imports it. */
export interface PanelModule {
  makePanel: (opening: Opening) => Panel;
}
