import { fileAction, entityAction, group, recordsAction } from '../action-text.ts';
import { appFiles } from '../generate/app-files.ts';
import { sampleRecords } from '../generate/sample-records.ts';
import { inSentence } from '../plan/names.ts';
import { recognise } from '../recognise/recognise.ts';

const addList =
  /^(?:please\s+)?(?:add|create|also keep|keep)\s+(?:an?\s+|the\s+)?(?:(?:page|list|table|entity)\s+(?:for|of)\s+)?(.+)$/i;

/**
 * An app that this builder did not write: it may add a list of its own beside what is there, and touches nothing. Files
 * that exist already are left as they are.
 */
export function replyWithoutPlan(message: string, files: ReadonlyMap<string, string>, now: Date): string {
  const wish = addList.exec(message.trim())?.[1];
  const understood = wish ? recognise(wish) : null;
  const entity = understood?.plan.entities[0];
  if (!understood || !entity || files.has(`entities/${entity.name}.json`))
    return 'This app was not made by the built-in builder, so I cannot change its files: that needs the model that wrote it, or another one that you connect. I can add a list of something new beside it, for example “add suppliers with name, email and phone”.';

  const plan = {
    ...understood.plan,
    entities: [entity],
    pages: understood.plan.pages
      .filter((page) => page.entity === entity.name && (page.archetype === 'list' || page.archetype === 'detail'))
      .map((page) => (page.archetype === 'list' ? { ...page, name: `${entity.name}List` } : page)),
  };
  const samples = new Map([[entity.name, understood.samples.get(entity.name) ?? []]]);
  const written = appFiles(plan, { samples }).filter(
    ({ path }) => !files.has(path) && !['globals.css', 'Layout.jsx', 'services/app-plan.js'].includes(path),
  );
  const actions = written.map((file) =>
    file.path.startsWith('entities/')
      ? entityAction('add_entity', file.path, file.title, file.content, entity.access)
      : fileAction('add_file', file.path, file.title, file.content),
  );
  const records = sampleRecords(plan, samples, now).map(({ entity: one, records: rows }) =>
    recordsAction(one.name, `${rows.length} sample ${inSentence(one.plural)}`, rows),
  );
  return [
    `I added **${inSentence(entity.plural)}** with a list and a form, at /${entity.name}List. I did not write the rest of this app, so its navigation is unchanged.`,
    group(entity.plural, actions),
    group('Sample data', records),
  ].join('\n\n');
}
