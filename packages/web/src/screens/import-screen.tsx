import { Link, Navigate, useParams } from 'react-router';
import type { Import } from '@whittle/contract/imports';
import { AppChoice } from '../features/imports/app-choice.tsx';
import { ImportReport } from '../features/imports/import-report.tsx';
import { useImport } from '../features/imports/imports.requests.ts';
import { importTexts as texts } from '../features/imports/imports.texts.ts';
import { NetworkError, sentenceOf } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../ui/skeleton.tsx';
import { PageFrame } from './page-frame.tsx';

export function ImportScreen() {
  const { importId = '' } = useParams();
  const { data, error, isPending, refetch } = useImport(importId);
  usePageTitle(data && !isUnchosen(data) ? texts.title(data.report.name) : texts.start);
  return (
    <PageFrame>
      {isPending && (
        <AfterAMoment>
          <div aria-busy className="flex max-w-[45rem] flex-col gap-4 pt-10">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-40 w-full" />
          </div>
        </AfterAMoment>
      )}
      {error && (
        <div className="pt-10">
          <h1 className="type-title pb-4">{texts.loadFailed}</h1>
          <Notice
            kind="danger"
            action={
              <span className="flex flex-wrap gap-2">
                {error instanceof NetworkError && (
                  <Button size="small" onClick={() => void refetch()}>
                    {texts.tryAgain}
                  </Button>
                )}
                <Button asChild size="small">
                  <Link to={paths.home.to()}>{texts.toHome}</Link>
                </Button>
              </span>
            }
          >
            {sentenceOf(error)}
          </Notice>
        </div>
      )}
      {data?.appId && <Navigate replace to={paths.app.to(data.appId)} />}
      {data?.appId === null &&
        (isUnchosen(data) ? <AppChoice {...data} /> : <ImportReport key={data.report.folder} {...data} />)}
    </PageFrame>
  );
}

const isUnchosen = ({ report: { apps, folder } }: Import) => apps.length > 0 && folder === null;
