import type { AppSummary } from '@whittle/contract/apps';
import { Blocks, ChevronDown, ChevronLeft, Download, ExternalLink, Globe, PencilLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { appTexts } from '../../features/apps/apps.texts.ts';
import { integrationsTexts } from '../../features/integrations/integrations.texts.ts';
import { type Command, useCommands } from '../../features/commands/command.ts';
import { commandTexts } from '../../features/commands/commands.texts.ts';
import { RenameAppDialog } from '../../features/apps/rename-app-dialog.tsx';
import { domainTexts } from '../../features/domains/domains.texts.ts';
import { exportTexts } from '../../features/exports/exports.texts.ts';
import { visitApp } from '../../lib/visit-app.ts';
import { paths } from '../../paths.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { builderTexts as texts } from './builder.texts.ts';

const IntegrationsDialog = lazy(async () => ({
  default: (await import('../../features/integrations/integrations-dialog.tsx')).IntegrationsDialog,
}));

const DomainDialog = lazy(async () => ({
  default: (await import('../../features/domains/domain-dialog.tsx')).DomainDialog,
}));

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/exports/export-dialog.tsx')).ExportDialog,
}));

type AppHeaderProps = { app: AppSummary; status: string; children?: ReactNode };

/** Above the chat: the way back, the app's name with its menu, and what is happening in words. */
export function AppHeader({ app, status, children }: AppHeaderProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [showsIntegrations, setShowsIntegrations] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [showsDomain, setShowsDomain] = useState(false);
  const commands = useMemo<Command[]>(() => {
    const command = (id: string, title: string, icon: ReactNode, run: () => void, isInRail = false): Command => ({
      ...{ id, title, icon, run, isInRail, group: commandTexts.groups.here },
    });
    return [
      command('rename', appTexts.rename, <PencilLine size={16} />, () => setIsRenaming(true)),
      command('integrations', integrationsTexts.title, <Blocks size={16} />, () => setShowsIntegrations(true), true),
      command('export', exportTexts.menu, <Download size={16} />, () => setIsExporting(true), true),
      ...(app.publishedUrl
        ? [
            command('domain', domainTexts.menu, <Globe size={16} />, () => setShowsDomain(true)),
            command('visit', appTexts.visit, <ExternalLink size={16} />, () => visitApp(app.id)),
          ]
        : []),
    ];
  }, [app.id, app.publishedUrl]);
  useCommands(commands);
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <Tooltip text={texts.back}>
        <Link
          to={paths.home.to()}
          aria-label={texts.back}
          className="quick inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink coarse:size-11"
        >
          <ChevronLeft aria-hidden size={16} />
        </Link>
      </Tooltip>
      <h1 className="min-w-0">
        <Menu
          align="start"
          trigger={
            <button
              type="button"
              aria-label={texts.appMenu(app.name)}
              className="quick flex min-h-8 max-w-full items-center gap-1 rounded-control px-2 font-semibold hover:bg-hover coarse:min-h-11"
            >
              <span className="truncate" dir="auto">
                {app.name}
              </span>
              <ChevronDown aria-hidden size={16} className="text-ink-2" />
            </button>
          }
        >
          <MenuItem icon={<PencilLine aria-hidden size={16} />} onSelect={() => setIsRenaming(true)}>
            {appTexts.rename}
          </MenuItem>
          <MenuItem icon={<Blocks aria-hidden size={16} />} onSelect={() => setShowsIntegrations(true)}>
            {integrationsTexts.title}
          </MenuItem>
          <MenuItem icon={<Download aria-hidden size={16} />} onSelect={() => setIsExporting(true)}>
            {exportTexts.menu}
          </MenuItem>
          {app.publishedUrl && (
            <MenuItem icon={<Globe aria-hidden size={16} />} onSelect={() => setShowsDomain(true)}>
              {domainTexts.menu}
            </MenuItem>
          )}
          {app.publishedUrl && (
            <MenuItem icon={<ExternalLink aria-hidden size={16} />} onSelect={() => visitApp(app.id)}>
              {appTexts.visit}
            </MenuItem>
          )}
        </Menu>
      </h1>
      <p role="status" className="type-meta tabular ml-auto shrink-0 px-2 text-ink-2">
        {status}
      </p>
      {children}
      <Suspense>
        {showsIntegrations && <IntegrationsDialog appId={app.id} onClose={() => setShowsIntegrations(false)} />}
        {showsDomain && <DomainDialog appId={app.id} onClose={() => setShowsDomain(false)} />}
        {isExporting && <ExportDialog app={app} onClose={() => setIsExporting(false)} />}
      </Suspense>
      {isRenaming && <RenameAppDialog app={app} onClose={() => setIsRenaming(false)} />}
    </header>
  );
}
