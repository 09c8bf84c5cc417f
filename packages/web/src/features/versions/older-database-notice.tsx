import { Notice } from '../../ui/notice.tsx';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

/** Above the database while an older version is looked at: records have no versions, only their columns have (VER-04). */
export function OlderDatabaseNotice() {
  return (
    <Notice kind="info" className="m-3">
      {texts.readOnly}. {texts.olderDatabase}
    </Notice>
  );
}
