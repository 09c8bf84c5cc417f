import type { AppSummary } from '@whittle/contract/apps';
import { Copy, ExternalLink, LogOut, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCollaborations } from '../../core/collaborators/collaborators.requests.ts';
import { collaboratorTexts } from '../../core/collaborators/collaborators.texts.ts';
import { LeaveAppDialog } from '../../core/collaborators/leave-app-dialog.tsx';
import { cx } from '../../lib/cx.ts';
import { exactTime, lastChange, timeInZone } from '../../lib/times.ts';
import { visitApp } from '../../lib/visit-app.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { AppPicture } from './app-thumbnail.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { CopyAppDialog } from './copy-app-dialog.tsx';
import { DeleteAppDialog } from './delete-app-dialog.tsx';
import { RenameAppDialog } from './rename-app-dialog.tsx';

/** One app: a notched tile on wide screens, a row on phones. The whole of it opens the app; the menu stands apart. */
export function AppTile({ app, now }: { app: AppSummary; now: Date }) {
  const [dialog, setDialog] = useState<'rename' | 'copy' | 'delete' | 'leave' | null>(null);
  const shared = useCollaborations().data?.find(({ appId, acceptedAt }) => appId === app.id && acceptedAt !== null);
  const state = app.generation === 'streaming' ? texts.building : app.status === 'active' ? texts.live : texts.draft;
  return (
    <li className="group relative flex items-center gap-3 sm:block">
      <AppPicture app={app} />
      <div className="flex min-w-0 flex-1 items-start gap-1 sm:mt-2">
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">
            <Link to={paths.app.to(app.id)} className="after:absolute after:inset-0 after:rounded-tile" dir="auto">
              {app.name}
            </Link>
          </h3>
          <p className="type-meta tabular text-ink-2">
            {state}
            <span aria-hidden> · </span>
            <time dateTime={app.updatedAt} title={exactTime(app.updatedAt)} className="relative">
              {lastChange(app.updatedAt, now)}
            </time>
          </p>
          {app.failedPublish && <p className="type-meta text-danger">{texts.publishFailed}</p>}
          {app.plannedPublish && (
            <p className={cx('type-meta', app.plannedPublish.hasFailed ? 'text-danger' : 'text-ink-2')}>
              {app.plannedPublish.hasFailed
                ? texts.plannedFailed
                : texts.planned(timeInZone(app.plannedPublish.at, app.plannedPublish.timeZone))}
            </p>
          )}
          {shared && <p className="type-meta truncate text-ink-2">{collaboratorTexts.sharedBy(shared.ownerEmail)}</p>}
        </div>
        <Menu
          trigger={
            <IconButton label={texts.menu(app.name)} icon={<MoreHorizontal size={16} />} className="relative -me-2" />
          }
        >
          {app.publishedUrl && (
            <>
              <MenuItem icon={<ExternalLink size={16} />} onSelect={() => visitApp(app.id)}>
                {texts.visit}
              </MenuItem>
              <MenuSeparator />
            </>
          )}
          {shared ? (
            <MenuItem icon={<LogOut size={16} />} onSelect={() => setDialog('leave')}>
              {collaboratorTexts.leave}
            </MenuItem>
          ) : (
            <>
              <MenuItem icon={<PencilLine size={16} />} onSelect={() => setDialog('rename')}>
                {texts.rename}
              </MenuItem>
              {app.latestVersionId && (
                <MenuItem icon={<Copy size={16} />} onSelect={() => setDialog('copy')}>
                  {texts.copy}
                </MenuItem>
              )}
              <MenuItem isDanger icon={<Trash2 size={16} />} onSelect={() => setDialog('delete')}>
                {texts.delete}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
      {dialog === 'leave' && <LeaveAppDialog app={app} onClose={() => setDialog(null)} />}
      {dialog === 'rename' && <RenameAppDialog app={app} onClose={() => setDialog(null)} />}
      {dialog === 'copy' && <CopyAppDialog app={app} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteAppDialog app={app} onClose={() => setDialog(null)} />}
    </li>
  );
}
