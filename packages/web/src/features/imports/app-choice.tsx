import type { Import } from '@whittle/contract/imports';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChooseImportedApp, useGiveUpImport } from './imports.requests.ts';
import { importTexts as texts } from './imports.texts.ts';

/** An archive with several apps: which one is to be imported (IMPORT-26). */
export function AppChoice({ importId, report }: Import) {
  const choose = useChooseImportedApp(importId);
  const giveUp = useGiveUpImport(importId);
  const navigate = useNavigate();
  const cancel = async () => {
    await giveUp.mutateAsync().catch(() => undefined);
    await navigate(paths.home.to(), { replace: true });
  };
  return (
    <section aria-labelledby="import-apps" className="flex max-w-[45rem] flex-col gap-6 pt-6 sm:pt-10">
      <header className="flex flex-col gap-1">
        <h1 id="import-apps" className="type-display">
          {texts.severalApps}
        </h1>
        <p className="type-reading text-ink-2">{texts.severalAppsHint}</p>
      </header>
      <ul>
        {report.apps.map(({ folder, name }) => (
          <li
            key={folder}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold break-words">{name}</span>
              <span className="type-code break-all text-ink-2">{folder}</span>
            </span>
            <Button
              aria-label={texts.chooseApp(name)}
              isBusy={choose.isPending && choose.variables === folder}
              disabled={choose.isPending}
              onClick={() => choose.mutate(folder)}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
      {choose.error && <Notice kind="danger">{sentenceOf(choose.error)}</Notice>}
      <div className="flex justify-end">
        <Button isBusy={giveUp.isPending} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
}
