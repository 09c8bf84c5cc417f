/** Where a library or kit part is: a file, or one of the namespaces that a file exports. */
export type VendorPlace = { file: string; member: string | null };

/** What the build made, in `dist/manifest.json`. File names carry a hash of their content. */
export type RuntimeManifest = {
  fingerprint: string;
  /** The script that starts a preview; it brings the built-in libraries along. */
  main: string;
  /** Import specifier to place; built-in libraries lie in `main`. */
  vendors: Record<string, VendorPlace>;
  /** The files that a file imports, and those that these import. */
  needs: Record<string, string[]>;
  /** The scripts of an AI tool's page, of a tool in an app's page, of the assistant's page and of its bubble, in `dist/tool/`. */
  toolPage: string;
  toolPart: string;
  /** Of pages of other sites that show a tool in a frame. */
  toolEmbed: string;
  chatPage: string;
  chatBubble: string;
  /** The files that the scripts of those pages import, which a browser would hear of only when it has read the script. */
  ownPageNeeds: Record<string, string[]>;
  /** Names of the kit's parts. */
  kitParts: string[];
  /** The files of the kit that each part is made of, relative to the kit's folder. */
  kitFiles: Record<string, string[]>;
};

/** What each library exports, in `dist/names.json`: for whoever checks an import before it runs. */
export type LibraryNames = Record<string, string[]>;
