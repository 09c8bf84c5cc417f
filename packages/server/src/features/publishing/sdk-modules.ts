import { runtimeFile } from './bundle-entry.ts';

const from = (file: string) => JSON.stringify(runtimeFile(`sdk/${file}`));
const coreEndpoints = [
  'InvokeLLM',
  'SendEmail',
  'SendSMS',
  'UploadFile',
  'UploadPrivateFile',
  'CreateFileSignedUrl',
  'GenerateImage',
  'ExtractDataFromUploadedFile',
];

/** The platform's own modules, by the names that compile/resolve.ts gives them, as code that a bundler can shake. */
export function sdkModuleCode(name: string, entities: readonly string[]): string {
  const client = (entity: string) => `export const ${entity} = entityClient(${JSON.stringify(entity)});`;
  const clients = `import { allEntities, entityClient } from ${from('entities.ts')};\nimport ${from('auth.ts')};`;
  const entity = /^entities\/(\w+)$/.exec(name)?.[1];
  if (name === 'utils') return `export { createPageUrl } from ${from('modules.ts')};`;
  if (name === 'client') return `export { base44, base44 as default } from ${from('modules.ts')};`;
  if (name === 'integrations') {
    const endpoints = coreEndpoints.map((one) => `export const ${one} = Core.${one};`);
    return [`import { Core } from ${from('integrations.ts')};`, 'export { Core, Core as default };', ...endpoints].join(
      '\n',
    );
  }
  if (name === 'entities/all') {
    const names = [...new Set([...entities, 'User'])];
    return [clients, 'export { allEntities as all, allEntities as default };', ...names.map(client)].join('\n');
  }
  if (entity) return [clients, client(entity), `export default ${entity};`].join('\n');
  return 'export {};';
}
