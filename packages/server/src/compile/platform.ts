/** What the platform offers to generated code, made by the vendor build (packages/runtime/build.ts). */
export type Platform = {
  /** Changes whenever the compiler or a library does; part of every cache key. */
  version: string;
  /** Import specifiers of the libraries. */
  libraries: ReadonlySet<string>;
  /** Names of the kit's parts: `button` for `@/components/ui/button`. */
  kitParts: ReadonlySet<string>;
  /** Candidates of Tailwind classes in each kit part, and in the frame's own parts under `runtime`. */
  kitClasses: Readonly<Record<string, readonly string[]>>;
  icons: IconSet;
  /** Files that apps may import without having them (packages/runtime/app-files), by path. */
  providedFiles: ReadonlyMap<string, string>;
};

export interface IconSet {
  has(name: string): boolean;
  /** The icon's data as lucide writes it, JSON; null for an unknown name. */
  data(name: string): string | null;
  names(): Iterable<string>;
  /** The whole set as JSON: every icon's data, and which of them each name means. */
  table(): string;
}

export const kitSpecifier = (part: string) => `@/components/ui/${part}`;

/** Where `useToast` of the kit comes from. */
export const useToastSpecifiers = [kitSpecifier('use-toast'), '@/hooks/use-toast'];
