// How the journeys start Chromium: without features that only a person needs, because they use half a core.

/** Two of the address bar's own pages, which load with every window. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A second process that Chromium starts for the next page before one is asked for. */
const sparePage = 'SpareRendererForSitePerProcess';

/** The features that Playwright itself disables: Chromium uses only the last such list. */
const ofPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a journey lives for seconds: to optimise its code costs more than it saves.
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${[...addressBar, sparePage, ...ofPlaywright].join(',')}`,
];
