import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Libraries that come with the script that starts a preview (src/preview/built-in-libraries.ts). */
export const builtInSpecifiers = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-router-dom',
  'lucide-react',
  'whittle/jsx-runtime',
] as const;

/**
 * Where a library's exports are, under the name that apps import it by. Its default export is its own, or everything that
 * it exports where older builds of it had such a one.
 */
export type LibrarySource = {
  from: string;
  default: 'none' | 'own' | 'everything';
  /** Exports of a CommonJS library by name; they are found on its default export. */
  names?: readonly string[];
  /** The library that this one adds to, which has to run first. */
  adds?: string;
  /** Runs for more than its exports. */
  hasEffects?: true;
};

const named = (from: string): LibrarySource => ({ from, default: 'none' });
const withDefault = (from: string): LibrarySource => ({ from, default: 'own' });
const commonJs = (from: string, ...names: string[]): LibrarySource => ({ from, default: 'own', names });
const asDefault = (from: string): LibrarySource => ({ from, default: 'everything' });
const plugin = (from: string, adds: string): LibrarySource => ({ from, default: 'none', adds, hasEffects: true });
const patched = (from: string): LibrarySource => ({ from, default: 'own', hasEffects: true });

/**
 * Libraries in a file of their own, loaded when an app imports them: what generated apps use, pinned. Where a library has
 * stopped, its kept successor answers to its name.
 */
export const librarySources: Record<string, LibrarySource> = {
  'react-dom/server': commonJs('react-dom/server.browser', 'renderToStaticMarkup', 'renderToString'),
  recharts: named('@whittle/runtime/libraries/recharts.tsx'),
  'date-fns': named('date-fns'),
  'date-fns/locale': named('date-fns/locale'),
  'date-fns-tz': named('@whittle/runtime/libraries/date-fns-tz.ts'),
  dayjs: withDefault('dayjs'),
  'framer-motion': named('framer-motion'),
  '@tanstack/react-query': named('@tanstack/react-query'),
  'react-hook-form': named('react-hook-form'),
  '@hookform/resolvers/zod': named('@hookform/resolvers/zod'),
  zod: patched('@whittle/runtime/libraries/zod.ts'),
  cmdk: named('cmdk'),
  vaul: named('vaul'),
  'react-day-picker': named('@whittle/runtime/libraries/react-day-picker.tsx'),
  'embla-carousel-react': withDefault('embla-carousel-react'),
  'input-otp': named('input-otp'),
  'react-resizable-panels': named('react-resizable-panels'),
  'next-themes': named('@whittle/runtime/libraries/next-themes.tsx'),
  '@hello-pangea/dnd': named('@hello-pangea/dnd'),
  '@dnd-kit/core': named('@dnd-kit/core'),
  '@dnd-kit/sortable': named('@dnd-kit/sortable'),
  '@dnd-kit/modifiers': named('@dnd-kit/modifiers'),
  '@dnd-kit/utilities': named('@dnd-kit/utilities'),
  'react-markdown': withDefault('@whittle/runtime/libraries/react-markdown.tsx'),
  'remark-gfm': withDefault('remark-gfm'),
  'rehype-raw': withDefault('rehype-raw'),
  'react-hot-toast': withDefault('react-hot-toast'),
  'react-quill': withDefault('@whittle/runtime/libraries/react-quill.ts'),
  'react-quill-new': withDefault('react-quill-new'),
  jspdf: withDefault('jspdf'),
  'jspdf-autotable': patched('@whittle/runtime/libraries/jspdf-autotable.ts'),
  html2canvas: withDefault('html2canvas-pro'),
  'html2pdf.js': withDefault('html2pdf.js/src/index.js'),
  'html-to-image': named('html-to-image'),
  jszip: withDefault('jszip'),
  'file-saver': commonJs('file-saver', 'saveAs'),
  'canvas-confetti': withDefault('canvas-confetti/dist/confetti.module.mjs'),
  leaflet: withDefault('leaflet'),
  'leaflet.heat': plugin('leaflet.heat', 'leaflet'),
  'react-leaflet': named('react-leaflet'),
  three: named('three'),
  ...threeAddons('controls/OrbitControls', 'loaders/GLTFLoader', 'geometries/TextGeometry', 'loaders/FontLoader'),
  moment: withDefault('moment/dist/moment.js'),
  lodash: withDefault('lodash-es'),
  'lodash-es': withDefault('lodash-es'),
  papaparse: commonJs('papaparse', 'parse', 'unparse'),
  uuid: named('uuid'),
  nanoid: named('nanoid'),
  zustand: named('zustand'),
  'zustand/middleware': named('zustand/middleware'),
  'zustand/traditional': named('zustand/traditional'),
  'zustand/shallow': named('zustand/shallow'),
  'zustand/react/shallow': named('zustand/react/shallow'),
  'zustand/vanilla': named('zustand/vanilla'),
  axios: withDefault('axios'),
  xlsx: asDefault('xlsx'),
  qrcode: commonJs('qrcode', 'toDataURL', 'toCanvas', 'toString', 'create'),
  'qrcode.react': withDefault('@whittle/runtime/libraries/qrcode-react.tsx'),
  dompurify: withDefault('dompurify'),
  'react-dropzone': withDefault('react-dropzone'),
  'react-intersection-observer': named('react-intersection-observer'),
  '@capacitor/core': named('@capacitor/core'),
  'react-signature-canvas': withDefault('react-signature-canvas'),
  'driver.js': named('driver.js'),
  '@stripe/stripe-js': named('@stripe/stripe-js/dist/pure.mjs'),
  '@stripe/react-stripe-js': named('@stripe/react-stripe-js'),
  'react-pageflip': withDefault('react-pageflip'),
  // With the worker that it starts in the page itself.
  'pdfjs-dist': { ...named('pdfjs-dist'), hasEffects: true },
  '@supabase/supabase-js': named('@supabase/supabase-js'),
  'socket.io-client': withDefault('socket.io-client'),
  i18next: withDefault('i18next'),
  'react-i18next': named('react-i18next'),
  'i18next-browser-languagedetector': withDefault('i18next-browser-languagedetector'),
  'react-helmet': withDefault('@whittle/runtime/libraries/react-helmet.ts'),
  'react-helmet-async': named('react-helmet-async'),
  'html5-qrcode': named('html5-qrcode'),
  jsqr: withDefault('jsqr'),
  'browser-image-compression': withDefault('@whittle/runtime/libraries/browser-image-compression.ts'),
  'libphonenumber-js': withDefault('libphonenumber-js'),
  'libphonenumber-js/max': withDefault('libphonenumber-js/max'),
  'react-phone-number-input': withDefault('react-phone-number-input'),
  'react-phone-number-input/input': withDefault('react-phone-number-input/input'),
  'react-phone-number-input/flags': withDefault('react-phone-number-input/flags'),
  'lottie-react': withDefault('lottie-react/build/index.es.js'),
  'tesseract.js': commonJs('tesseract.js', 'createWorker', 'createScheduler', 'recognize', 'detect', 'PSM', 'OEM'),
  ...radixPrimitives(),
};

/** Parts of three that lie beside it, under each of the ways to write their address. */
function threeAddons(...names: string[]): Record<string, LibrarySource> {
  const spellings = (name: string) =>
    ['examples/jsm', 'addons'].flatMap((folder) => [name, `${name}.js`].map((file) => `three/${folder}/${file}`));
  return Object.fromEntries(
    names.flatMap((name) => spellings(name).map((one) => [one, named(`three/examples/jsm/${name}.js`)])),
  );
}

/** The parts that the kit stands on, each under the name that older apps import it by. */
function radixPrimitives(): Record<string, LibrarySource> {
  const { dependencies } = require('radix-ui/package.json') as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@radix-ui/react-'));
  return Object.fromEntries(names.map((name) => [name, named(name)]));
}

/**
 * Folders of libraries whose modules share one file each, since there are many and each is small: `lodash/debounce`,
 * `dayjs/locale/de` and the pictures of leaflet have a default export only.
 */
export const sharedFolders: Readonly<Record<string, readonly string[]>> = {
  lodash: Object.keys(await import('lodash-es')).filter((name) => name !== 'default'),
  'leaflet/dist/images': ['marker-icon.png', 'marker-icon-2x.png', 'marker-shadow.png'],
  'dayjs/plugin': modulesIn('dayjs', 'plugin'),
  'dayjs/locale': modulesIn('dayjs', 'locale'),
  'moment/dist/locale': modulesIn('moment', 'dist/locale'),
};

function modulesIn(library: string, folder: string): string[] {
  const files = readdirSync(join(dirname(require.resolve(`${library}/package.json`)), folder));
  return files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []).toSorted();
}

/** What shares one file with the parts of the kit: small, and nearly every app has it. */
export const kitLibraries: Record<string, string> = {
  clsx: 'clsx',
  'tailwind-merge': 'tailwind-merge',
  'class-variance-authority': 'class-variance-authority',
  sonner: 'sonner',
  '@/lib/utils': './src/kit/lib/utils.ts',
  '@/hooks/use-mobile': './src/kit/hooks/use-mobile.ts',
  '@/hooks/use-toast': './src/kit/ui/use-toast.tsx',
};

/** A part of the kit that imports one of these gets a file of its own, so that the kit's file stays small. */
export const heavyLibraries = [
  'recharts',
  'react-day-picker',
  'cmdk',
  'vaul',
  'react-hook-form',
  'embla-carousel-react',
  'input-otp',
  'react-resizable-panels',
] as const;

/** Headless parts that are little more than an element: what stands on these only lies in the file that is always there. */
export const plainPrimitives: readonly string[] = ['Slot', 'Label', 'Separator', 'Avatar', 'Progress', 'AspectRatio'];
