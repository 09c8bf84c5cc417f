import { dirname, relative } from 'node:path';
import { coreEndpoints } from '../../../compile/modules/platform-modules.ts';
import type { ProjectFiles } from './project.ts';
import { platformPath } from './platform-source.ts';

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';

/**
 * Files that give the platform's modules (`@/entities/Task`, `@/api/base44Client`) to the code that imports them: one for
 * each path that code writes. `names` are what it asks for; more are offered where they are known.
 */
export class PlatformModules {
  private readonly asked = new Map<string, { module: string; names: Set<string> }>();
  private readonly project: ProjectFiles;
  private readonly entities: readonly string[];

  constructor(project: ProjectFiles, entities: readonly string[]) {
    this.project = project;
    this.entities = entities;
  }

  /** Answers the file that will hold the module. */
  ask(module: string, stem: string | null, names: readonly string[]): string {
    const usual = stem === null ? null : `src/${stem}.js`;
    const known = usual !== null && this.asked.get(usual)?.module === module;
    const isFree = usual !== null && (known || (!this.project.isTaken(usual) && !this.asked.has(usual)));
    const path = isFree ? usual : `src/whittle/modules/${module.replaceAll(/[^\w/-]/g, '-')}.js`;
    const entry = this.asked.get(path) ?? { module, names: new Set() };
    for (const name of names) entry.names.add(name);
    this.asked.set(path, entry);
    return path;
  }

  write(): void {
    for (const [path, { module, names }] of this.asked) {
      const all = new Set([...names, ...this.offered(module)].filter(isIdentifier));
      const source = relative(dirname(path), platformPath('sdk/modules.ts'));
      const lines = [
        `import { sdkModule } from '${source.startsWith('.') ? source : `./${source}`}';`,
        '',
        `const offered = sdkModule('${module}');`,
        '',
        ...[...all].sort().map((name) => `export const ${name} = offered.${name};`),
        'export default offered.default ?? offered;',
        '',
      ];
      this.project.add(path, lines.join('\n'));
    }
  }

  private offered(module: string): readonly string[] {
    if (module === 'entities/all') return [...this.entities, 'User'];
    if (module === 'integrations') return ['Core', ...coreEndpoints];
    if (module === 'client') return ['base44'];
    if (module === 'utils') return ['createPageUrl'];
    const entity = /^entities\/(\w+)$/.exec(module)?.[1];
    return entity === undefined ? [] : [entity];
  }
}
