import type { Import, ImportedAccess } from '@whittle/contract/imports';
import type { AccessMode } from '@whittle/contract/people';
import { limits } from '@whittle/contract/limits';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { NetworkError, sentenceOf } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccessStep } from './access-step.tsx';
import { EntityChoice } from './entity-choice.tsx';
import { ImportNotes } from './import-notes.tsx';
import { useGiveUpImport, useImportApp } from './imports.requests.ts';
import { importTexts as texts } from './imports.texts.ts';

/** What an export would become, with what is to be decided before it does (IMPORT-04). */
export function ImportReport({ importId, report }: Import) {
  const [name, setName] = useState(report.name);
  const [access, setAccess] = useState<Record<string, ImportedAccess | null>>({});
  const [accessMode, setAccessMode] = useState<AccessMode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const importApp = useImportApp(importId);
  const giveUp = useGiveUpImport(importId);
  const navigate = useNavigate();
  const isNameless = name.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isNameless) return;
    setProblem(null);
    const chosen = Object.entries(access).flatMap(([entity, one]) => (one ? [[entity, { access: one }] as const] : []));
    try {
      const { appId } = await importApp.mutateAsync({
        name: name.trim(),
        ...(accessMode !== null && { accessMode }),
        entities: Object.fromEntries(chosen),
      });
      await navigate(paths.app.to(appId), { replace: true });
    } catch (error) {
      setProblem(error instanceof NetworkError ? texts.maybeMade : texts.failed(sentenceOf(error)));
    }
  };

  const cancel = async () => {
    await giveUp.mutateAsync().catch(() => undefined);
    await navigate(paths.home.to(), { replace: true });
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-[45rem] flex-col gap-8 pt-6 sm:pt-10">
      <header className="flex flex-col gap-1">
        <h1 className="type-display break-words">{texts.title(report.name)}</h1>
        <p className="type-reading text-ink-2">
          {texts.found(report.layout)}: {texts.size(report.pages.length, report.files, report.assets)}.{' '}
          {texts.nothingYet}
        </p>
      </header>
      <div className="max-w-90">
        <Field label={texts.name} error={isNameless ? texts.nameMissing : undefined}>
          <Input value={name} maxLength={limits.appNameMaxChars} onChange={({ target }) => setName(target.value)} />
        </Field>
      </div>
      <ImportNotes title={texts.warnings} notes={report.warnings} />
      <AccessStep report={report} chosen={accessMode} onChoose={setAccessMode} />
      <section aria-labelledby="import-data">
        <h2 id="import-data" className="type-heading">
          {texts.data}
        </h2>
        <p className="pb-3 text-ink-2">{report.entities.length === 0 ? texts.noData : texts.dataHint}</p>
        <ul>
          {report.entities.map((entity) => (
            <EntityChoice
              key={entity.name}
              entity={entity}
              access={access[entity.name] ?? entity.access}
              onAccess={(next) => setAccess((before) => ({ ...before, [entity.name]: next }))}
            />
          ))}
        </ul>
      </section>
      {report.pages.length > 0 && (
        <section aria-labelledby="import-pages" className="flex flex-col gap-1">
          <h2 id="import-pages" className="type-heading">
            {texts.pages}
          </h2>
          {report.hasOwnRoot && <p className="text-ink-2">{texts.ownRoot}</p>}
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {report.pages.map((page) => (
              <li key={page} className="break-all">
                {page}
                {page === report.mainPage && <span className="type-meta text-ink-2"> ({texts.mainPage})</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ImportNotes title={texts.notRun} notes={[...report.functions, ...report.agents]} />
      <div className="flex flex-col gap-4">
        <ImportNotes title={texts.changed} notes={report.changed} isFolded />
        <ImportNotes title={texts.leftOut} notes={report.leftOut} isFolded />
        <ImportNotes title={texts.settings} notes={report.settings} isFolded />
      </div>
      <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-canvas py-4">
        {problem && <Notice kind="danger">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <Button size="large" isBusy={giveUp.isPending} onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
          <Button size="large" variant="filled" type="submit" isBusy={importApp.isPending}>
            {texts.import}
          </Button>
        </div>
      </div>
    </form>
  );
}
