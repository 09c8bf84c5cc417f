/** What the platform answers to imports that an app's own files do not, as far as an import has to know. */
export type PlatformNames = {
  /** Whether an import of `@/…` leads somewhere without a file of the app. */
  answers(specifier: string): boolean;
  /** The names that a module of the platform exports, by specifier such as `@/components/ui/button`; null if unknown. */
  exportsOf(specifier: string): ReadonlySet<string> | null;
};
