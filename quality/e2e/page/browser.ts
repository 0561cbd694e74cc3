import { findChromium } from '../../../tools/processes/system';

/**
 * Chromium without a window of its own still makes a window's parts for every test: the address
 * bar's lists, two pages in a process of their own, cost as much as a page of ours. It minds the
 * last list alone, so Playwright's is said again as far as it concerns pages on this machine.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The argument that switches features off; of several Chromium minds the last. */
const disabling = (features: readonly string[]) => `--disable-features=${features.join()}`;

/** How Chromium is started everywhere: the system's own, headless, talking to nobody but the page. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a window Chromium rounds letters to whole pixels, as no visitor's browser does.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    disabling(disabledFeatures),
  ],
};

/** The same as a browser that knows no compression dictionaries, as most are. */
export const withoutDictionaries = {
  ...launchOptions,
  args: [...launchOptions.args, disabling([...disabledFeatures, 'CompressionDictionaryTransport'])],
};
