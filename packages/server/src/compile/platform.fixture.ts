import type { Platform } from './platform.ts';

const icons: Record<string, string> = {
  House: '{"name":"house"}',
  Square: '{"name":"square"}',
  Trash2: '{"name":"trash-2"}',
};

/** A small platform for tests that need no build of the runtime. */
export const testPlatform: Platform = {
  version: 'test',
  libraries: new Set([
    'react',
    'react/jsx-runtime',
    'react-router-dom',
    'lucide-react',
    'recharts',
    'date-fns',
    'sonner',
    'xlsx',
    'date-fns/locale',
    'jspdf',
    '@tanstack/react-query',
  ]),
  kitParts: new Set(['button', 'card', 'dialog', 'sonner', 'toaster', 'use-toast', 'dropdown-menu']),
  kitClasses: {},
  providedFiles: new Map([
    ['stubs/capacitor.js', 'export const Capacitor = { isNativePlatform: () => false };'],
    ['stubs/pwa-register.js', 'export const registerSW = () => async () => {};'],
    [
      'lib/query-client.js',
      "import { QueryClient } from '@tanstack/react-query';\nexport const queryClientInstance = new QueryClient();",
    ],
  ]),
  icons: {
    has: (name) => name in icons,
    data: (name) => icons[name] ?? null,
    names: () => Object.keys(icons),
    table: () => '{}',
  },
};

export const treeOf = (files: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(files));
