/** What is made of one app: the files of its project by path, and what a reader of it should know. */
export type Project = {
  /** Text, or where a file's bytes lie on this server's disk. */
  files: Map<string, string | { readonly copyOf: string }>;
  /** Those of them that are no file of the app. */
  generated: string[];
  /** Sentences on what does not work as it stands. */
  notes: string[];
};

/** Collects the files of a project: what the app has goes in first, and nothing that is made takes its place. */
export class ProjectFiles {
  readonly files: Project['files'] = new Map();
  readonly generated = new Set<string>();
  private readonly stems = new Set<string>();

  addOwn(path: string, content: string): void {
    this.files.set(path, content);
    this.stems.add(stemOf(path));
  }

  add(path: string, content: string | { readonly copyOf: string }): void {
    if (this.files.has(path)) return;
    this.files.set(path, content);
    this.generated.add(path);
    this.stems.add(stemOf(path));
  }

  /** Whether an import could not tell a new file of this path from one that is there. */
  isTaken = (path: string): boolean => this.stems.has(stemOf(path));
  has = (path: string): boolean => this.files.has(path);
}

const stemOf = (path: string) => path.replace(/(?:\/index)?\.[a-z]+$/, '').toLowerCase();
