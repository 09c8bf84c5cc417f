/**
 * What Playwright turns off in Chromium (a unit test holds them together: of two lists the browser takes the last), and
 * the pages that each new window would load for the suggestions below its address bar, which nobody sees without a
 * screen: a window without them costs 0.5 s of processor time instead of 1.2.
 */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** For every Chromium that tests start with Playwright. */
export const chromiumArgs = ['--no-sandbox', `--disable-features=${turnedOff.join(',')}`];
