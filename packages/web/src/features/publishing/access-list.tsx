import type { VersionFile } from '@whittle/contract/versions';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { entityAccess } from './entity-access.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

type AccessListProps = {
  files: readonly VersionFile[] | null | undefined;
};

/** Who can do what once the app is public: a sentence per entity, then the names of its permissions. */
export function AccessList({ files }: AccessListProps) {
  return (
    <section aria-labelledby="who-can-do-what" className="flex flex-col gap-2">
      <h3 id="who-can-do-what" className="type-heading">
        {texts.access}
      </h3>
      {files === null && <Notice kind="warning">{texts.accessFailed}</Notice>}
      {files === undefined && (
        <AfterAMoment>
          <Skeleton className="h-5 w-64" />
        </AfterAMoment>
      )}
      {files && <Entities files={files} />}
    </section>
  );
}

function Entities({ files }: { files: readonly VersionFile[] }) {
  const entities = entityAccess(files);
  if (entities.length === 0) return <p className="text-ink-2">{texts.noEntities}</p>;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(96px,max-content)_1fr]">
      {entities.map((entity) => (
        <div key={entity.name} className="contents">
          <dt className="font-semibold break-words max-sm:-mb-2">{nameInWords(entity.name)}</dt>
          <dd>
            {entity.ok ? (
              <>
                {entity.sentence}
                <span className="type-meta block text-ink-3">{entity.names}</span>
              </>
            ) : (
              <span className="flex items-start gap-2 text-warning">
                <TriangleAlert aria-hidden size={16} className="mt-0.5" />
                {texts.accessUnread(entity.file)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
