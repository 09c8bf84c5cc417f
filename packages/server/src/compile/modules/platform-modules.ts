import type { Resolution } from './resolve.ts';

const vendor = (specifier: string): Resolution => ({ kind: 'vendor', specifier });
const sdk = (name: string): Resolution => ({ kind: 'sdk', name });

/** Modules that the platform answers under fixed names, unless the app has a file there. */
const fixed: ReadonlyMap<string, Resolution> = new Map([
  ['lib/utils', vendor('@/lib/utils')],
  ['hooks/use-mobile', vendor('@/hooks/use-mobile')],
  ['hooks/use-toast', vendor('@/hooks/use-toast')],
  ['utils', sdk('utils')],
  ['api/base44Client', sdk('client')],
  ['integrations', sdk('integrations')],
  ['integrations/Core', sdk('integrations')],
  ['integrations/core', sdk('integrations')],
  ['api/integrations', sdk('integrations')],
  ['entities', sdk('entities/all')],
  ['entities/all', sdk('entities/all')],
  ['api/entities', sdk('entities/all')],
  ['functions', sdk('functions')],
  ['functions/all', sdk('functions')],
  ['api/functions', sdk('functions')],
  ['agents', sdk('agents')],
  ['api/agents', sdk('agents')],
]);

const byLowerCase = new Map([...fixed].map(([path, to]) => [path.toLowerCase(), to]));

/** The same for paths whose capitals are others, which some file systems do not tell apart. */
export const findSimilarModule = (path: string): Resolution | null =>
  byLowerCase.get(stemOf(path).toLowerCase()) ?? null;

const stemOf = (path: string) => path.replace(/\.(?:[jt]sx?|[mc]js)$/, '').replace(/\/index$/, '');

/** Endpoints of the one package that every app has. */
export const coreEndpoints = [
  'InvokeLLM',
  'SendEmail',
  'UploadFile',
  'UploadPrivateFile',
  'CreateFileSignedUrl',
  'ExtractDataFromUploadedFile',
  'GenerateImage',
];

/**
 * The module of the platform at a path inside the app: `entities/Task`, `api/base44Client`. The folders of the platform
 * answer wherever older projects put them, also below `api/`, as exporters rewrote them. Null for every other path.
 */
export function findPlatformModule(path: string): Resolution | null {
  const stem = stemOf(path);
  const known = fixed.get(stem);
  if (known) return known;
  const [, folder, name] = /^(?:api\/)?(entities|integrations|functions|agents)\/(.+)$/.exec(stem) ?? [];
  if (folder === undefined || path.endsWith('.json')) return null;
  if (folder === 'agents') return sdk('agents');
  if (folder === 'functions') return /^[\w/-]+$/.test(name!) ? sdk(`functions/${name}`) : null;
  // Exporters wrote `@/integrations/SendEmail` for an endpoint, which the module of all of them exports.
  if (folder === 'integrations' && coreEndpoints.includes(name!)) return sdk('integrations');
  return /^[A-Za-z]\w*$/.test(name!) ? sdk(`${folder}/${name}`) : null;
}
