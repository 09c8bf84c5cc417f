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

/** Libraries in a file of their own, loaded when an app imports them. */
export const librarySpecifiers = [
  'recharts',
  'date-fns',
  'date-fns/locale',
  'framer-motion',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  'cmdk',
  'vaul',
] as const;

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
export const heavyLibraries = ['recharts', 'react-day-picker', 'cmdk', 'vaul', 'react-hook-form'] as const;
