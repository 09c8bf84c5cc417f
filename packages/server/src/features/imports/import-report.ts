import type { ImportReport } from '@whittle/contract/imports';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';

/** What people are shown of a plan before they import it. */
export function reportOf(plan: ImportPlan): ImportReport {
  const { files, assets, layout, name, description, accessMode, accessReason, mainPage, hasOwnRoot, pages, entities } =
    plan;
  const { functions, agents, settings, changed, leftOut, warnings } = plan;
  const counted = [...files.keys()].filter((path) => path !== appSettingsPath);
  return {
    ...{ layout, name, description, accessMode, accessReason, mainPage, hasOwnRoot, pages, entities },
    ...{ functions, agents, settings, changed, leftOut, warnings },
    apps: [],
    folder: null,
    files: counted.length,
    assets: assets.size,
  };
}

/** What the conversation of the new app keeps of the report. */
export function summaryOf(report: ImportReport, fileName: string): string {
  const { entities, pages, functions, agents, warnings, leftOut } = report;
  const lines = [`Imported from “${fileName}”: ${layoutWords[report.layout]}.`, ''];
  const mainPage = report.mainPage === null ? '' : `; “${report.mainPage}” comes first`;
  lines.push(`- ${counted(pages.length, 'page')} among ${counted(report.files, 'file')}${mainPage}.`);
  if (report.assets > 0)
    lines.push(`- ${counted(report.assets, 'image, font or media file', 'images, fonts and media files')}.`);
  for (const { name, source, fields, records, accessSentences } of entities) {
    const known = source === 'declared' ? 'declared by the export' : 'read from the code';
    const rows = records > 0 ? `, ${counted(records, 'record')}` : '';
    lines.push(`- ${name}: ${counted(fields.length, 'field')}, ${known}${rows}. ${accessSentences.join(' ')}`);
  }
  const notRun = [...functions, ...agents];
  if (notRun.length > 0) {
    lines.push(
      '',
      'Does not run here yet:',
      '',
      ...notRun.slice(0, shownWarnings).map(({ message }) => `- ${message}`),
    );
    if (notRun.length > shownWarnings) lines.push(`- and ${notRun.length - shownWarnings} more.`);
  }
  if (leftOut.length > 0)
    lines.push(
      '',
      `Left out: ${counted(leftOut.length, 'entry', 'entries')} that the app does not need here, or that have no place in it.`,
    );
  if (warnings.length > 0) {
    lines.push('', 'To look at:', '');
    for (const { path, line, message } of warnings.slice(0, shownWarnings)) {
      lines.push(`- ${path === null ? '' : `\`${path}${line === null ? '' : `:${line}`}\`: `}${message}`);
    }
    if (warnings.length > shownWarnings) lines.push(`- and ${warnings.length - shownWarnings} more.`);
  }
  return lines.join('\n');
}

const shownWarnings = 20;

const layoutWords: Record<ImportReport['layout'], string> = {
  whittle: 'an export of Whittle',
  G0: 'a Base44 app, as its builder keeps it',
  G1: 'an export of Base44, first layout',
  G2: 'an export of Base44, second layout',
  G3: 'an export of Base44, newest layout',
  vite: 'a React project made with Vite',
};

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
