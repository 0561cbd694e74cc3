import { paths } from '@cpal/shared/paths';

/** A press on what a page shows, and how it is known to have worked. */
export interface Press {
  /** The figure's name. */
  name: string;
  /** Selects what is pressed. */
  target: string;
  /** Selects what is there once it has worked. */
  effect: string;
  /** The path that it leads to, where it leads away. */
  leadsTo?: string;
  /** Pixels. */
  width: number;
}

/** A page that is loaded cold, with what is pressed there. */
export interface Visit {
  page: string;
  /** Whether somebody is logged in who has a plan and a key. */
  isMembers: boolean;
  /** Whether what it shows stands in the HTML, so that it has a twin without script. */
  isRendered: boolean;
  presses: readonly Press[];
}

const wide = 1440;
const narrow = 390;

/** What is compared: a page for visitors, the login, and two screens of members. */
export const visits: readonly Visit[] = [
  {
    page: paths.home(),
    isMembers: false,
    isRendered: true,
    presses: [
      { name: 'menu', target: '[commandfor="menu"]', effect: '#menu[open]', width: narrow },
      { name: 'question', target: 'summary', effect: 'details[open]', width: wide },
      {
        name: 'link',
        target: `header a[href="${paths.about()}"]`,
        effect: 'main h1',
        leadsTo: paths.about(),
        width: wide,
      },
    ],
  },
  {
    page: paths.auth(),
    isMembers: false,
    isRendered: false,
    presses: [
      {
        name: 'tab',
        target: '[role="tab"][aria-selected="false"]',
        effect: '[role="tab"]:last-of-type[aria-selected="true"]',
        width: wide,
      },
    ],
  },
  {
    page: paths.licenseKeys(),
    isMembers: true,
    isRendered: false,
    presses: [
      {
        name: 'first button',
        target: 'main li button[aria-expanded="false"]',
        effect: 'main li button[aria-expanded="true"]',
        width: wide,
      },
    ],
  },
  {
    page: paths.billing(),
    isMembers: true,
    isRendered: false,
    presses: [
      {
        name: 'first button',
        target: 'main section button:enabled',
        effect: 'dialog[open]',
        width: wide,
      },
    ],
  },
];
