import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Libraries that come with the script that starts a preview (src/preview/built-in-libraries.ts). */
export const builtInSpecifiers = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-router-dom',
  'react-router',
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
};

const named = (from: string): LibrarySource => ({ from, default: 'none' });
const withDefault = (from: string): LibrarySource => ({ from, default: 'own' });
const commonJs = (from: string, ...names: string[]): LibrarySource => ({ from, default: 'own', names });
const asDefault = (from: string): LibrarySource => ({ from, default: 'everything' });

/**
 * Libraries in a file of their own, loaded when an app imports them: what generated apps use, pinned. Where a library has
 * stopped, its kept successor answers to its name.
 */
export const librarySources: Record<string, LibrarySource> = {
  recharts: named('recharts'),
  'date-fns': named('date-fns'),
  'date-fns/locale': named('date-fns/locale'),
  'framer-motion': named('framer-motion'),
  '@tanstack/react-query': named('@tanstack/react-query'),
  'react-hook-form': named('react-hook-form'),
  '@hookform/resolvers/zod': named('@hookform/resolvers/zod'),
  zod: withDefault('zod'),
  cmdk: named('cmdk'),
  vaul: named('vaul'),
  'react-day-picker': named('@whittle/runtime/libraries/react-day-picker.tsx'),
  'embla-carousel-react': withDefault('embla-carousel-react'),
  'input-otp': named('input-otp'),
  'react-resizable-panels': named('react-resizable-panels'),
  'next-themes': named('@whittle/runtime/libraries/next-themes.tsx'),
  '@hello-pangea/dnd': named('@hello-pangea/dnd'),
  'react-markdown': withDefault('@whittle/runtime/libraries/react-markdown.tsx'),
  'remark-gfm': withDefault('remark-gfm'),
  'react-hot-toast': withDefault('react-hot-toast'),
  'react-quill': withDefault('react-quill-new'),
  'react-quill-new': withDefault('react-quill-new'),
  jspdf: withDefault('jspdf'),
  'jspdf-autotable': withDefault('jspdf-autotable'),
  html2canvas: withDefault('html2canvas/dist/html2canvas.esm.js'),
  'canvas-confetti': withDefault('canvas-confetti/dist/confetti.module.mjs'),
  leaflet: asDefault('leaflet'),
  'react-leaflet': named('react-leaflet'),
  three: named('three'),
  ...threeAddons('controls/OrbitControls', 'loaders/GLTFLoader', 'geometries/TextGeometry', 'loaders/FontLoader'),
  moment: withDefault('moment/dist/moment.js'),
  lodash: withDefault('lodash-es'),
  'lodash-es': withDefault('lodash-es'),
  papaparse: withDefault('papaparse'),
  uuid: named('uuid'),
  axios: withDefault('axios'),
  xlsx: asDefault('xlsx'),
  qrcode: commonJs('qrcode', 'toDataURL', 'toCanvas', 'toString', 'create'),
  dompurify: withDefault('dompurify'),
  'react-signature-canvas': withDefault('react-signature-canvas'),
  'driver.js': named('driver.js'),
  '@stripe/stripe-js': named('@stripe/stripe-js/dist/pure.mjs'),
  '@stripe/react-stripe-js': named('@stripe/react-stripe-js'),
  'react-pageflip': withDefault('react-pageflip'),
  'pdfjs-dist': named('pdfjs-dist'),
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

/** One function of lodash: `lodash/debounce` is the default export `debounce` of the library's file. */
export const lodashFunctions = Object.keys(await import('lodash-es')).filter((name) => name !== 'default');

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
