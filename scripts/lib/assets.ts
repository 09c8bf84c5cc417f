/** A part of the product that is built from source before it runs. `sources` and `outputs` are paths below the root. */
export type Asset = {
  name: string;
  sources: string[];
  outputs: string[];
  /** Arguments of `node`. */ command: string[];
};

const shared = ['packages/contract/src', 'packages/domain/src', 'package-lock.json'];

export const assets: Asset[] = [
  {
    name: 'interface',
    sources: [
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/runtime/src/kit',
      'packages/runtime/build/code-types',
      'scripts/build-web.ts',
      ...shared,
    ],
    outputs: ['packages/web/dist/index.html'],
    command: ['scripts/build-web.ts'],
  },
  {
    name: 'runtime of apps',
    sources: ['packages/runtime/src', 'packages/runtime/build', 'packages/runtime/build.ts', ...shared],
    outputs: ['packages/runtime/dist/manifest.json'],
    command: ['packages/runtime/build.ts'],
  },
];
