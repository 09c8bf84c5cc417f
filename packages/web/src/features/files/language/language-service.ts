import ts from 'typescript-in-js';
import type { FileEdits, LanguageCalls, Mark, Suggestion, Suggestions, TextEdit } from './language-calls.ts';
import { createLanguageHost, pathAt, placeOf } from './language-host.ts';
import { entityOfName } from './record-name.ts';
import { unusedImports } from './unused-imports.ts';

type Platform = { files: Readonly<Record<string, string>>; classes: readonly string[]; variants: readonly string[] };

export type LanguageService = LanguageCalls & {
  update(changed: readonly (readonly [path: string, content: string | null])[]): void;
};

const maxSuggestions = 200;

/** TypeScript's knowledge of one app: what can be written at a place, what a name is and where it is used. */
export function createLanguageService({ files, classes, variants }: Platform): LanguageService {
  const { host, update, write, read, entityFields } = createLanguageHost(files);
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());

  const preferences = (text: string): ts.UserPreferences => ({
    includeCompletionsForModuleExports: true,
    includeCompletionsForImportStatements: true,
    includeCompletionsWithInsertText: true,
    includeCompletionsWithSnippetText: true,
    jsxAttributeCompletionStyle: 'auto',
    importModuleSpecifierPreference: 'non-relative',
    importModuleSpecifierEnding: 'minimal',
    quotePreference: text.includes(`from '`) ? 'single' : 'double',
  });
  const enter = (path: string, text: string): string => {
    write(path, text);
    return placeOf(path);
  };
  const toEdits = (changes: readonly ts.FileTextChanges[], place: string): TextEdit[] =>
    changes.filter(({ fileName }) => fileName === place).flatMap(({ textChanges }) => textChanges.map(toEdit));

  return {
    update(changed) {
      update(changed);
      // Reading what is there takes longer than the first answer that is waited for.
      service.getProgram();
    },

    suggest({ path, text, at }) {
      const place = enter(path, text);
      const found = service.getCompletionsAtPosition(place, at, preferences(text), format);
      const fits = found?.entries.filter((entry) => isWanted(entry, '')) ?? [];
      if (!found || fits.length === 0) return suggestFields(text, at, entityFields());
      const word = /[\w$]*$/.exec(text.slice(Math.max(0, at - 80), at))![0];
      const span = found.entries[0]?.replacementSpan ?? found.optionalReplacementSpan;
      const from = span && span.start <= at ? span.start : at - word.length;
      const typed = text.slice(from, at).toLowerCase();
      const wanted = found.entries.filter((entry) => isWanted(entry, typed));
      const ranked = wanted.toSorted((a, b) => rank(a) - rank(b) || a.sortText.localeCompare(b.sortText));
      const items = ranked.slice(0, maxSuggestions).map(toSuggestion);
      return {
        from,
        to: at,
        items,
        isWhole: items.length === wanted.length && !found.isIncomplete && typed.length > 1,
      };
    },

    explainSuggestion({ path, text, at, name, source }) {
      const place = enter(path, text);
      const data = service
        .getCompletionsAtPosition(place, at, preferences(text), format)
        ?.entries.find((entry) => entry.name === name && entry.source === source)?.data;
      const details = service.getCompletionEntryDetails(place, at, name, format, source, preferences(text), data);
      if (!details) return null;
      const edits = toEdits(details.codeActions?.flatMap(({ changes }) => changes) ?? [], place);
      return { ...describe(details.displayParts, details.documentation), edits };
    },

    explain({ path, text, at }) {
      const info = service.getQuickInfoAtPosition(enter(path, text), at);
      if (!info) return null;
      const { start, length } = info.textSpan;
      return { from: start, to: start + length, ...describe(info.displayParts, info.documentation), edits: [] };
    },

    marks({ path, text }) {
      const place = enter(path, text);
      const errors = /\.tsx?$/.test(path)
        ? service.getSemanticDiagnostics(place).filter(({ code }) => told.has(code))
        : [];
      const file = service.getProgram()?.getSourceFile(place);
      return [...errors.map(toMark), ...(file ? unusedImports(file) : [])];
    },

    rename({ path, text, at, to }) {
      const place = enter(path, text);
      const info = service.getRenameInfo(place, at, {});
      if (!info.canRename) return { ok: false, message: info.localizedErrorMessage };
      const span = { from: info.triggerSpan.start, to: info.triggerSpan.start + info.triggerSpan.length };
      const places = service.findRenameLocations(place, at, false, false, {
        providePrefixAndSuffixTextForRename: true,
      });
      const byPath = new Map<string, TextEdit[]>();
      for (const { fileName, textSpan, prefixText = '', suffixText = '' } of places ?? []) {
        const own = pathAt(fileName);
        if (own === null) return { ok: false, message: '' };
        const edit = toEdit({ span: textSpan, newText: `${prefixText}${to}${suffixText}` });
        byPath.set(own, [...(byPath.get(own) ?? []), edit]);
      }
      const files: FileEdits = [...byPath].map(([own, edits]) => ({ path: own, edits }));
      return { ok: true, name: info.displayName, ...span, files };
    },

    definition({ path, text, at }) {
      for (const { fileName, textSpan } of service.getDefinitionAtPosition(enter(path, text), at) ?? []) {
        const own = pathAt(fileName);
        if (own === null) continue;
        const line = (read(fileName) ?? '').slice(0, textSpan.start).split('\n').length;
        return { path: own, at: textSpan.start, line };
      }
      return null;
    },

    organise({ path, text }) {
      const place = enter(path, text);
      return toEdits(service.organizeImports({ type: 'file', fileName: place }, format, preferences(text)), place);
    },

    classes({ prefix }) {
      const at = prefix.lastIndexOf(':') + 1;
      const [before, typed] = [prefix.slice(0, at), prefix.slice(at)];
      const known = classes.filter((name) => name.startsWith(typed)).slice(0, 120);
      const own = variants.filter((name) => name.startsWith(typed)).slice(0, 20);
      return [...known, ...own.map((name) => `${name}:`)].map((name) => before + name);
    },
  };
}

/** Fields of a record that has no type, where its name tells what it is. */
function suggestFields(text: string, at: number, fields: ReadonlyMap<string, string[]>): Suggestions | null {
  const before = text.slice(Math.max(0, at - 4_000), at);
  const [, name, typed = ''] = /([A-Za-z_$][\w$]*)\??\.([\w$]*)$/.exec(before) ?? [];
  const entity = name === undefined ? null : entityOfName(name, before, [...fields.keys()]);
  if (entity === null) return null;
  const items = fields.get(entity)!.map((field) => ({ name: field, kind: 'property' }));
  return { from: at - typed.length, to: at, items, isWhole: true };
}

const format: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  convertTabsToSpaces: true,
  semicolons: ts.SemicolonPreference.Insert,
};

/** What a name offered from elsewhere needs to be worth a line: two letters, and that it begins so. */
function isWanted({ name, source, kind }: ts.CompletionEntry, typed: string): boolean {
  if (kind === ts.ScriptElementKind.warning || name.startsWith('__')) return false;
  const lower = name.toLowerCase();
  if (source !== undefined) return typed.length > 1 && lower.startsWith(typed);
  return lower.includes(typed) || isAbbreviated(lower, typed);
}

function isAbbreviated(name: string, typed: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** Own names and fields first, then what has to be imported, the app's own before libraries. */
function rank({ source, name }: ts.CompletionEntry): number {
  if (source === undefined) return /^[a-z]/i.test(name) ? 0 : 1;
  return source.startsWith('@/') ? 2 : 3;
}

const toSuggestion = ({ name, kind, insertText, isSnippet, source }: ts.CompletionEntry): Suggestion => ({
  name,
  kind,
  ...(insertText !== undefined && insertText !== name && { insert: isSnippet ? toTemplate(insertText) : insertText }),
  ...(source !== undefined && { source }),
});

/** `$1` of TypeScript is `${}` of the editor. */
const toTemplate = (text: string) => text.replaceAll(/\$(\d)/g, '${}').replaceAll('\\$', '$');

const toEdit = ({ span, newText }: ts.TextChange): TextEdit => ({
  from: span.start,
  to: span.start + span.length,
  insert: newText,
});

const describe = (signature: ts.SymbolDisplayPart[] | undefined, text: ts.SymbolDisplayPart[] | undefined) => ({
  signature: ts.displayPartsToString(signature),
  text: ts.displayPartsToString(text),
});

/**
 * What is told of a TypeScript file: unknown members, wrong arguments. Of a JavaScript file nothing is: its types are
 * guesses. Names that stand for nothing are found by the checks of the server, which can fix them too.
 */
const told = new Set([2339, 2345, 2551, 2554, 2741]);

const toMark = ({ start = 0, length = 0, messageText }: ts.Diagnostic): Mark => ({
  from: start,
  to: start + length,
  error: ts.flattenDiagnosticMessageText(messageText, ' '),
});
