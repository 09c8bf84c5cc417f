import type { AppId } from '@whittle/contract/ids';
import { changeAccessSchema } from '@whittle/contract/people';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import { type BringContentsDeps, type Contents, createBringContents } from './bring-contents.ts';
import { reportOf, summaryOf } from './import-report.ts';
import { createNewApp, type NewApp, type NewAppDeps } from './new-app.ts';

/** `address` is the network address of who imports, for the audit log. */
type Job = Contents & { fileName: string; address: string | undefined } & Required<Pick<NewApp, 'finish'>>;
export type MakeApp = (job: Job) => Promise<AppId>;

/** Makes the app of a plan. */
export function createMakeApp(deps: BringContentsDeps & NewAppDeps): MakeApp {
  const bringContents = createBringContents(deps);
  const newApp = createNewApp(deps);

  return (job) => {
    const { accountId, plan, fileName, finish } = job;
    return newApp({
      ...{ accountId, name: plan.name, content: `Imported ${fileName}` },
      fill: (appId) => bringContents(appId, job),
      settings: () => ({ appType: 'space_app', projectRules: plan.own?.rules ?? '', ...accessOf(plan) }),
      note: () => summaryOf(reportOf(plan), fileName),
      finish,
      audited: imported(job),
    });
  };
}

/** Who may come in and by which links, as the export says; what would be refused in the settings is left out here, too. */
function accessOf({ own, accessMode }: ImportPlan) {
  const mode = accessMode === null ? {} : { accessMode };
  if (!own) return mode;
  const { accessMode: _mode, ...access } = own.access;
  const usable = Object.entries(access).filter(
    ([name, value]) => changeAccessSchema.safeParse({ [name]: value }).success,
  );
  return { ...mode, ...changeAccessSchema.parse(Object.fromEntries(usable)) };
}

const imported = ({ address, fileName, plan }: Job) => ({
  event: 'app-imported' as const,
  address,
  details: {
    fileName,
    layout: plan.layout,
    allowedOrigins: plan.own?.access.allowedOrigins ?? [],
    embedders: plan.own?.access.embedders ?? [],
  },
});
