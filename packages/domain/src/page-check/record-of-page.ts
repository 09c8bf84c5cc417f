/** A record that an address names: of which entity, and the parameter that holds its id. */
export type RecordInAddress = { entity: string; parameter: string };

/**
 * The record that a page shows by an id of its address: of the entity that it asks for by id, that the parameter is called
 * after, or that the page is.
 */
export function recordOfPage(page: string, code: string, entities: readonly string[]): RecordInAddress | null {
  const parameter = /\.get\(\s*['"`](id|\w+(?:Id|_id))['"`]\s*\)/.exec(code)?.[1];
  if (parameter === undefined) return null;
  const named = parameter.replace(/_?id$/i, '').toLowerCase();
  const asked = [...code.matchAll(/\b([A-Z]\w*)\.(?:get\(|filter\(\s*\{\s*id\b)/g)].map(([, name]) => name!);
  const called = page.slice(page.lastIndexOf('/') + 1).replace(/(?:Details?|View|Page|Profile)$/, '');
  const meant = entities.find((name) => named !== '' && name.toLowerCase() === named.replaceAll('_', ''));
  const entity = meant ?? [...asked, called].find((name) => entities.includes(name));
  return entity === undefined ? null : { entity, parameter };
}
