import { isPlatformFile, providedFile, momentLanguageFile, singleExportFile } from './platform-files.ts';
import type { Platform } from '../platform.ts';
import type { Resolution } from './resolve.ts';

/** Packages that go by another name here. */
const otherNames: Readonly<Record<string, string>> = Object.assign(Object.create(null) as Record<string, string>, {
  // The same since version 7; apps of that time name either.
  'react-router': 'react-router-dom',
  'react-router/dom': 'react-router-dom',
  motion: 'framer-motion',
  '@e965/xlsx': 'xlsx',
  'motion/react': 'framer-motion',
  'lodash.debounce': 'lodash/debounce',
  'react/jsx-dev-runtime': 'react/jsx-runtime',
  'react-beautiful-dnd': '@hello-pangea/dnd',
  'html2canvas-pro': 'html2canvas',
});

/** Deep paths of a package that mean the whole of it: its builds. */
const builds: [pattern: RegExp, library: string][] = [
  [/^moment\/(?:min\/|dist\/)?moment(?:-with-locales|\.min)?(?:\.js)?$/, 'moment'],
  [/^html2canvas\/dist\/.+/, 'html2canvas'],
  [/^jspdf\/dist\/.+/, 'jspdf'],
  [/^xlsx\/(?:dist\/|xlsx).*$/, 'xlsx'],
  [/^pdfjs-dist\/(?:legacy\/)?(?:build\/|webpack).*$/, 'pdfjs-dist'],
  [/^leaflet\/dist\/leaflet(?:-src)?(?:\.esm)?(?:\.js)?$/, 'leaflet'],
  [/^html2pdf\.js\/dist\/.+/, 'html2pdf.js'],
  [/^leaflet\.heat\/.+/, 'leaflet.heat'],
  [/^jsqr\/dist\/.+/, 'jsqr'],
  [/^socket\.io-client\/dist\/.+/, 'socket.io-client'],
  [/^libphonenumber-js\/min$/, 'libphonenumber-js'],
  [/^libphonenumber-js\/mobile$/, 'libphonenumber-js/max'],
  [/^react-phone-number-input\/(?:min|mobile|max)$/, 'react-phone-number-input'],
  [/^canvas-confetti\/dist\/.+/, 'canvas-confetti'],
  [/^axios\/dist\/.+/, 'axios'],
  [/^@stripe\/stripe-js\/pure$/, '@stripe/stripe-js'],
  [/^jszip\/dist\/.+/, 'jszip'],
  [/^file-saver\/(?:dist|src)\/.+/, 'file-saver'],
  [/^dayjs\/(?:esm(?:\/index(?:\.js)?)?|dayjs\.min(?:\.js)?)$/, 'dayjs'],
];

/** Packages that have nothing to do here, and the platform-provided file that answers for them. */
const stubs: [pattern: RegExp, stem: string][] = [
  [/^@capacitor\/core$/, 'stubs/capacitor'],
  [/^@vercel\/(?:analytics|speed-insights)(?:\/(?:react|next))?$/, 'stubs/vercel'],
  [/^virtual:pwa-register(?:\/react)?$/, 'stubs/pwa-register'],
];

/**
 * What a package's name, or a path in it, leads to among the libraries and the platform's own modules; null when apps do
 * not have it. `from` is the importing file: the platform's own files may ask for more.
 */
export function findConnector(specifier: string, from: string, platform: Platform): Resolution | null {
  if (isPlatformFile(from) && specifier.startsWith('whittle/')) return { kind: 'sdk', name: specifier.slice(8) };
  if (specifier === '@base44/sdk' || /^@base44\/sdk\/(?:dist|src)\//.test(specifier))
    return { kind: 'sdk', name: 'package' };
  const name = [
    specifier,
    specifier
      .replace(/\.m?js$/, '')
      .replace('three/addons/', 'three/examples/jsm/')
      .replace('dayjs/esm/', 'dayjs/'),
    otherNames[specifier],
    buildOf(specifier),
  ].find((one) => one !== undefined && platform.libraries.has(one));
  if (name !== undefined) return { kind: 'vendor', specifier: name };
  const stub = stubs.find(([pattern]) => pattern.test(specifier))?.[1];
  const provided = stub === undefined ? null : providedFile(stub, platform.providedFiles);
  if (provided !== null) return { kind: 'file', path: provided };
  if (specifier.endsWith('.css')) return { kind: 'style' };
  const language = /^moment\/locale\/([\w-]+?)(?:\.js)?$/.exec(specifier)?.[1];
  if (language !== undefined && platform.libraries.has(`moment/dist/locale/${language}`))
    return { kind: 'file', path: momentLanguageFile(language) };
  return findSingle(specifier, platform);
}

const buildOf = (specifier: string) => builds.find(([pattern]) => pattern.test(specifier))?.[1];

/** `date-fns/format` is one function of `date-fns`, `date-fns/locale/de` one of its languages. */
function findSingle(specifier: string, platform: Platform): Resolution | null {
  const [, library, name] =
    /^(date-fns(?:-tz|(?:\/esm)?(?:\/locale)?)|lodash-es)\/([a-zA-Z-]+?)(?:\/index)?(?:\.m?js)?$/.exec(specifier) ?? [];
  const whole = library?.replace('/esm', '');
  return whole !== undefined && platform.libraries.has(whole)
    ? { kind: 'file', path: singleExportFile(whole, name!.replaceAll('-', '')) }
    : null;
}
