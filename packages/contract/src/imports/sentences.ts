import { z } from 'zod';

/**
 * What an import says of files, data and access: a code for each sentence, and its English. `{name}` stands for a value;
 * several values are named as a list.
 */
export const importSentences = {
  'file-system-leftover': 'A leftover of the file system.',
  'packages-folder': 'Packages are not part of an app.',
  'repository-history': 'The history of the repository.',
  'made-by-build': 'Made by a build.',
  'lock-file': 'A lock file.',
  'other-installation': 'Holds settings and keys of another installation.',
  'made-by-export': 'Made by the export for its own build.',
  'outside-project': 'Lies outside the project.',
  'outside-source': 'Lies outside “src”, where the app is.',
  'sets-up-tool': 'Sets up a tool; the platform compiles the app itself.',
  'tool-settings': 'The settings of a tool.',
  'types-only': 'Types only.',
  test: 'A test; tests do not run here.',
  'unused-text': 'A text that no page shows.',
  'only-css': 'Only CSS is understood; the styles of this file are missing.',
  'answered-by-platform': 'A file for browsers and search engines, which the platform answers itself.',
  'former-host-settings': 'Settings of the old host.',
  'unreachable-asset': 'No file of the app can show it from here.',
  'script-beside-app': 'A script beside the app, whose code is in its source alone.',
  'unused-tree': 'The app that is started here does not use “{tree}”.',
  'unknown-kind': 'A kind of file that apps do not have.',
  'same-place-in-source': 'There is another “{place}” in “src”.',
  'same-place': 'There is another “{place}”.',
  renamed: 'It is called “{name}” now.',
  'layout-moved': 'The layout is in “{place}” now; its imports were updated.',
  moved: 'It is in “{place}” now; its imports were updated.',
  'became-root': 'It is the app’s root “{place}” now, so that what it puts around the app stays.',
  'root-not-understood':
    'It shows the app in a way that is not understood here, so “App” is shown alone. What it puts around the app ({parts}) is missing: move it into App.jsx.',
  'start-not-understood':
    'It shows the app in a way that is not understood here, so “App” is shown alone. What else it does is missing: move it into App.jsx.',
  'start-beside': 'What it does beside showing the app is “{name}” now, which the layout imports.',
  'page-classes': 'The classes of its root and body are given by “{name}” now.',
  'alias-by-name': 'Imports by the name “{name}” begin with “{place}” now.',
  'alias-by-path': 'Imports by paths without “./” begin with “{place}” now.',
  'imports-from-root': 'Its imports of files that lie at the app’s root, such as “{file}”, begin with “@/” now.',
  'styles-moved': 'What it says is in “{place}” now.',
  'styles-missing': 'It loads the styles “{address}”, which are not in the project.',
  'styles-unused': 'No file of the project loads these styles.',
  'default-styles': 'The styles that exports of this age had are added.',
  'no-platform-styles': 'It says that no styles of the platform apply below the app’s.',
  'page-styles': 'It loads the styles and fonts of “index.html”.',
  'usual-part-added': 'The usual interface part, with the styles that the pages expect.',
  'constants-set': 'The constants that it put into the code are set by “{name}” now.',
  'constants-unknown':
    'Values that are made when the project is built are undefined until they are written in “{name}”: {values}.',
  'constants-undefined':
    'Values that it put into the code are undefined here, where nothing is put in their place; write them in the code: {values}.',
  'script-not-loaded':
    'It loads the script “{address}”, which is not imported: move what the app needs of it into a module that the app imports.',
  'invalid-code': 'The code of this file is not valid; a notice is shown in its place.',
  'invalid-unused-code': 'It is no valid code, and no file of the project asks for it.',
  'starts-app': 'Starts the app in the browser, which the platform does.',
  'shows-pages': 'Shows the pages by their names, which the platform does.',
  'list-of-pages': 'The list of pages, which the platform makes from the pages themselves.',
  'not-in-list-of-pages': 'The list of pages does not name it.',
  'unused-part': 'An interface part that no file asks for.',
  'usual-part': 'A usual interface part; the platform’s own is used instead.',
  'platform-client': 'The client, which the platform brings itself.',
  'platform-entities': 'Names of the entities, which the platform brings itself.',
  'platform-integrations': 'Names of the integrations, which the platform brings itself.',
  'platform-functions': 'Names of the functions, which the platform brings itself.',
  'platform-sign-in': 'Sign-in, which the platform brings itself.',
  'platform-query-client': 'The query client, which the platform brings itself.',
  'platform-not-found': 'The page for unknown addresses, which the platform brings itself.',
  'platform-not-allowed': 'The page for people without access, which the platform brings itself.',
  'platform-gate': 'The access control of pages, which the platform brings itself.',
  'platform-helper': 'A helper of the interface parts, which the platform brings itself.',
  'former-host-addresses': 'The addresses of the old host.',
  'counts-visits': 'Counts visits, which the platform does itself.',
  'former-tool': 'A tool of the old builder.',
  'page-addresses': 'Addresses of pages, which the platform makes itself.',
  'encoding-changed': 'The text was read as {encoding} and is kept as UTF-8.',
  'line-ends-changed': 'The text’s line ends became those of Unix.',
  'encoding-and-line-ends-changed':
    'The text was read as {encoding} and is kept as UTF-8; its line ends became those of Unix.',
  'function-unused': '“{name}” is kept but not run yet. No page calls it.',
  'function-called': '“{name}” is kept but not run yet. It is called by {pages}, where the call is refused.',
  'function-missing': '“{name}” is not in the export. It is called by {pages}, where the call is refused.',
  'agent-kept': '“{name}” is kept but not run yet.',
  'moved-client':
    'This client is not the vendor’s: the app’s data calls go where it leads. Delete the file after importing, and they reach the records here.',
  'other-back-end':
    'This file calls {server} for data, which stay there: no entities are made for them here. Ask the chat to use the app’s own entities instead.',
  'other-back-end-twice':
    'This file calls {server} for data, which stay there: no entities are made for them here. So does another file. Ask the chat to use the app’s own entities instead.',
  'other-back-end-often':
    'This file calls {server} for data, which stay there: no entities are made for them here. So do {count} other files. Ask the chat to use the app’s own entities instead.',
  'app-settings-read': 'Name, visibility and main page were read from here.',
  'own-settings-read': 'Name and access were read from here.',
  'page-settings-read':
    'Title, description, language and the styles of other sites were read from here; scripts that it loads are not.',
  'name-read': 'The name was read from here; packages come from the platform.',
  'part-settings': 'Settings of the interface parts, which the platform brings itself.',
  'records-without-entity': 'There are records of “{name}”, but nothing declares it; they are skipped.',
  'entity-not-json': 'The file is not valid JSON ({reason}), so its entity is missing.',
  'entity-not-object': 'The file declares no entity: it must be a JSON object.',
  'entity-name': '“{name}” cannot be the name of an entity.',
  'entity-unreadable': 'The entity cannot be read: {reason}.',
  'entity-twice': '“{name}” is declared by another file too, which is used.',
  'undeclared-fields': 'The code writes {names} to “{entity}”, which its schema does not declare; the values are kept.',
  'undeclared-fields-of-several':
    'The code writes fields that the schemas do not declare; their values are kept: {names}.',
  'link-in-archive': 'A link; links are not followed.',
  'twice-in-archive': 'The archive has another file of this name, which is used.',
  'name-too-long': 'Its name is too long.',
  'name-has-controls': 'Its name has characters that no name has.',
  'file-too-large': 'Larger than the {size} MB that a file of an app may have.',
  'not-of-whittle': 'Whittle did not write this file as a part of the app.',
  'package-unreadable': 'The package cannot be read and is skipped.',
  'package-comes': 'The package “{name}” is imported.',
  'package-comes-without-key': 'The package “{name}” is imported without its key: enter it under Integrations.',
  'person-comes': '{count} person is imported with name and role, without passwords: “Forgot password” sets a new one.',
  'people-come': '{count} people are imported with name and role, without passwords: “Forgot password” sets a new one.',
  'origins-come': 'Pages of these addresses may call the app again: {addresses}. Its settings take them away.',
  'any-site-embeds': 'Every site may show the app in a frame, as before. “Who can open it” changes this.',
  'sites-embed': 'These sites may show the app in a frame, as before: {addresses}. “Who can open it” changes this.',

  'mode-stated': 'The export says so.',
  'mode-own-sign-in': 'The app has a sign-in of its own, which people must be able to open.',
  'mode-asks-nothing': 'The app asks the server for nothing.',
  'mode-client-asks': 'The app’s client asks everybody to sign in.',
  'mode-landing': 'The first page is “{page}”, which is made for visitors.',
  'mode-offers-sign-in': '“{file}” has a button to sign in, so people see the app before they do.',
  'mode-sitemap': 'The app brings a sitemap, by which search engines find its pages.',
  'mode-by-data': 'The export does not say; without a choice its data decides.',
  'mode-never-chosen': 'Nobody chose in the exported app; its data decides.',
  'as-it-was': 'As it was in the exported app.',
  'access-without-rules':
    'The export has no rules: whoever signed in could read and change everything. Choose “only the creator can edit” where people must not change what others made.',
  'access-was-open': 'The app was open to everyone; choose “everyone” for what visitors must see without signing in.',
  'access-declared': 'The export declares it.',
  'access-undeclared': 'Nothing declares it; it was found in {place}. This keeps strangers out.',
  'access-to-people': 'The people of an app see themselves; admins see everybody.',

  'field-read': '{place}, read',
  'field-in-form': '{place}, part of a form',
  'field-shown-in-form': '{place}, shown in a field of a form',
  'field-written': '{place}, written by {call}',
  'field-asked-for': '{place}, asked for in {call}',
  'field-sorted-by': '{place}, sorted by in {call}',
} as const;
export type ImportSentenceCode = keyof typeof importSentences;

const codes = Object.keys(importSentences) as [ImportSentenceCode, ...ImportSentenceCode[]];

/** `message` is the English of it. A sentence that was stored before there were codes, or that has none, is that alone. */
export const importSentenceSchema = z.object({
  code: z.enum(codes).nullable().default(null),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).default({}),
  message: z.string(),
});
export type ImportSentence = z.output<typeof importSentenceSchema>;
export type SentenceValues = ImportSentence['values'];

/** A sentence about who may do something, which was stored as its English alone. */
export const importReasonSchema = z.preprocess(
  (stored) => (typeof stored === 'string' ? { message: stored } : stored),
  importSentenceSchema,
);
