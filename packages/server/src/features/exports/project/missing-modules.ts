import type { ProjectFiles } from './project.ts';

/** Files that stand for modules that are not there, so that one of them fails where it is shown and not the whole build. */
export class MissingModules {
  private readonly modules = new Map<string, { path: string; names: Set<string> }>();
  private readonly project: ProjectFiles;

  constructor(project: ProjectFiles) {
    this.project = project;
  }

  /** Answers the file that will say `message` when what it exports is used. */
  ask(message: string, names: readonly string[]): string {
    const entry = this.modules.get(message) ?? {
      path: `src/whittle/missing/missing-${this.modules.size + 1}.js`,
      names: new Set<string>(),
    };
    this.modules.set(message, entry);
    for (const name of names) entry.names.add(name);
    return entry.path;
  }

  get messages(): string[] {
    return [...this.modules.keys()];
  }

  write(): void {
    for (const [message, { path, names }] of this.modules) {
      const named = [...names].filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name)).sort();
      const lines = [
        'export default function missing() {',
        `  throw new Error(${JSON.stringify(message)});`,
        '}',
        ...named.map((name) => `export const ${name} = missing;`),
        '',
      ];
      this.project.add(path, lines.join('\n'));
    }
  }
}
