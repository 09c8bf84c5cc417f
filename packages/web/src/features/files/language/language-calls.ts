/** A file as it stands in the editor; `at` is a position in it. */
type Place = { path: string; text: string; at: number };

export type Suggestion = {
  name: string;
  /** TypeScript's word for what it is: `property`, `function`, `const`, `module`, ... */
  kind: string;
  /** What is written instead of the name; `${}` marks where the cursor goes. */
  insert?: string;
  /** The module it has to be imported from first. */
  source?: string;
};

/** `from` and `to` are what a suggestion replaces; `isWhole` says that typing on needs no new question. */
export type Suggestions = { from: number; to: number; items: Suggestion[]; isWhole: boolean };

export type TextEdit = { from: number; to: number; insert: string };

/** What a name is, in TypeScript's words, and what its author says about it. */
export type Explained = { signature: string; text: string; edits: TextEdit[] };

/** What the types contradict, or a name that is imported and not used. */
export type Mark = { from: number; to: number } & ({ error: string } | { unused: string });

/** Edits of one file each. */
export type FileEdits = { path: string; edits: TextEdit[] }[];

type RenameAnswer =
  { ok: true; name: string; from: number; to: number; files: FileEdits } | { ok: false; message: string };

/** Every question that can be asked, with its answer. */
export type LanguageCalls = {
  suggest: (place: Place) => Suggestions | null;
  explainSuggestion: (place: Place & Pick<Suggestion, 'name' | 'source'>) => Explained | null;
  explain: (place: Place) => (Explained & { from: number; to: number }) | null;
  marks: (place: Place) => Mark[];
  rename: (place: Place & { to: string }) => RenameAnswer;
  definition: (place: Place) => { path: string; at: number; line: number } | null;
  organise: (place: Place) => TextEdit[];
  classes: (written: { prefix: string }) => string[];
};

type LanguageCall = {
  [Name in keyof LanguageCalls]: { name: Name; question: Parameters<LanguageCalls[Name]>[0] };
}[keyof LanguageCalls];

/** To the worker: files of the app that changed, null for one that is gone; or a question. */
export type ToLanguage = { files: [path: string, content: string | null][] } | LanguageCall;
/** Answers come in the order of the questions. */
export type FromLanguage = { answer: unknown } | { failed: string };
