/** Names that mean something to JavaScript objects; a table keyed by them would answer with what nobody stored. */
const objectNames = new Set(['__proto__', 'constructor', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Words that cannot be imported under their own name. */
const reservedWords = new Set(
  (
    'abstract arguments await boolean break byte case catch char class const continue debugger default delete do ' +
    'double else enum eval export extends false final finally float for function goto if implements import in ' +
    'instanceof int interface let long native new null package private protected public return short static super ' +
    'switch synchronized this throw throws transient true try typeof undefined var void volatile while with yield'
  ).split(' '),
);

/** `@/entities/all` is the import of every entity at once. */
const entityModuleNames = new Set(['all']);

/** First path segments that the address of an app already uses (S-21), compared as page names are: see `pageKey`. */
const addressNames = new Set(['tool', 'login', 'app', 'apps', 'api', 'live_api', '_whittle']);

const identifier = /^[A-Za-z][A-Za-z0-9_]*$/;
const pageName = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** True for names such as `constructor`, which no table of the product may be keyed by (S-22). */
export const isObjectName = (name: string) => objectNames.has(name);

export const isEntityName = (name: string) =>
  identifier.test(name) &&
  !objectNames.has(name) &&
  !reservedWords.has(name) &&
  !entityModuleNames.has(name.toLowerCase());

/** How two page names are compared when an address is resolved: capitals and hyphens do not count (ROUTE-10). */
export const pageKey = (name: string) => name.toLowerCase().replaceAll('-', '');

export type PageNameProblem = 'not-a-name' | 'reserved';

/** Null when the name can be a page's. */
export function pageNameProblem(name: string): PageNameProblem | null {
  if (addressNames.has(pageKey(name)) || isObjectName(name)) return 'reserved';
  return pageName.test(name) ? null : 'not-a-name';
}
