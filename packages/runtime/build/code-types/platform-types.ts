import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-in-js';
import { kitLibraries, librarySources, sharedFolders } from '../specifiers.ts';
import { printModule } from './print-module.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const heading = `import * as React from 'react';
type Icon = (props: React.SVGAttributes<SVGSVGElement> & { size?: number | string; absoluteStrokeWidth?: boolean }) => React.ReactElement;
`;

/** Libraries whose functions and components are described. The others are larger than what is gained. */
const described = [
  ...['react-router-dom', 'sonner', 'clsx', 'tailwind-merge', 'class-variance-authority'],
  ...['date-fns', 'uuid', '@hello-pangea/dnd', 'react-hot-toast', 'canvas-confetti'],
  ...['zustand', 'nanoid', 'qrcode.react', 'react-dropzone', 'react-intersection-observer', 'html-to-image'],
];

/** Libraries of which the names are known. Of the others, which run in a browser only or are hardly used, anything is fine. */
const named = [
  'recharts',
  'framer-motion',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  'lodash-es',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@dnd-kit/modifiers',
  'i18next',
  'react-i18next',
  'libphonenumber-js',
  '@capacitor/core',
  'react-dom',
];

/** Declarations of the kit and of the libraries, by the files that an editor looks them up in. */
export async function printPlatform(): Promise<Record<string, string>> {
  const entry = join(source, 'code-types.ts');
  const kit = kitFiles();
  const program = programOf(entry, described, [...kit.values()]);
  const checker = program.getTypeChecker();
  const files: Record<string, string> = {};
  for (const [name, path] of kit) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    if (module) files[`/platform/${name}.d.ts`] = heading + printModule(module, checker);
  }
  const modules = program.getSourceFile(entry)!.statements.filter(ts.isImportDeclaration);
  const libraries = modules.map(({ moduleSpecifier }, index) => {
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    return declareModule(described[index]!, module ? printModule(module, checker) : null);
  });
  for (const name of named) libraries.push(declareModule(name, constants(await namesIn(name), 'any')));
  const others = Object.keys(librarySources).filter((name) => !described.includes(name) && !named.includes(name));
  const folders = Object.keys(sharedFolders).map((folder) => `${folder}/*`);
  for (const name of ['react-dom/client', ...others, ...folders]) libraries.push(declareModule(name, null));
  const icons = (await namesIn('lucide-react')).filter((name) => /^(?!Lucide)[A-Z].*(?<!Icon)$/.test(name));
  libraries.push(declareModule('lucide-react', constants(icons, 'Icon')));
  return { ...files, '/platform/libraries.d.ts': libraries.join('\n') };
}

/** Files of the kit by what stands behind `@/` where they are imported. */
function kitFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(join(source, 'kit/ui'))) {
    if (/(?<!\.test)\.tsx$/.test(name)) files.set(`components/ui/${name.slice(0, -4)}`, join(source, 'kit/ui', name));
  }
  for (const [name, path] of Object.entries(kitLibraries)) {
    if (path.startsWith('./src/')) files.set(name.slice(2), join(source, path.slice('./src/'.length)));
  }
  return files;
}

/** The kit, and a file `entry` that imports `libraries`, as TypeScript understands them. */
function programOf(entry: string, libraries: readonly string[], roots: readonly string[]): ts.Program {
  const code = libraries.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, strict: true },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true, noEmit: true },
    ...{ skipLibCheck: true, types: [] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path === entry || fileExists(path);
  host.readFile = (path) => (path === entry ? code : readFile(path));
  host.getSourceFile = (path, version, ...rest) =>
    path === entry ? ts.createSourceFile(path, code, version) : getSourceFile(path, version, ...rest);
  return ts.createProgram([entry, ...roots], options, host);
}

/** What a library exports. */
async function namesIn(specifier: string): Promise<string[]> {
  const module = (await import(specifier)) as object;
  return Object.keys(module).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
}

const constants = (names: readonly string[], type: string) =>
  names.map((name) => `export const ${name}: ${type};`).join('\n');

/** Of a library whose names are not known every import is fine. */
function declareModule(name: string, body: string | null): string {
  if (body === null) return `declare module ${JSON.stringify(name)};`;
  const whole = body.includes('export default') ? '' : '\nconst whole: any;\nexport default whole;';
  return `declare module ${JSON.stringify(name)} {\n${heading}${body.replaceAll(/^(.*?)declare /gm, '$1')}${whole}\n}`;
}
