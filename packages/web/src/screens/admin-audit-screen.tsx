import { AuditLog } from '../features/audit/audit-log.tsx';
import { auditTexts as texts } from '../features/audit/audit.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageFrame } from './page-frame.tsx';

/** The audit log, for the platform admin. */
export function AdminAuditScreen() {
  usePageTitle(texts.title);
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        <AuditLog />
      </div>
    </PageFrame>
  );
}
