import type { AppSummary } from '@whittle/contract/apps';
import {
  Blocks,
  ChartLine,
  Copy,
  Download,
  ExternalLink,
  FlaskConical,
  Globe,
  LibraryBig,
  LockKeyhole,
  MessageCircleQuestionMark,
  PencilLine,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { appSettingsTexts } from '../../features/app-settings/app-settings.texts.ts';
import { chatAssistantTexts } from '../../features/chat-assistant/chat-assistant.texts.ts';
import { appTexts } from '../../features/apps/apps.texts.ts';
import { CopyAppDialog } from '../../features/apps/copy-app-dialog.tsx';
import { DeleteAppDialog } from '../../features/apps/delete-app-dialog.tsx';
import { RenameAppDialog } from '../../features/apps/rename-app-dialog.tsx';
import { analyticsTexts } from '../../features/analytics/analytics.texts.ts';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { collaboratorTexts } from '../../core/collaborators/collaborators.texts.ts';
import { domainTexts } from '../../features/domains/domains.texts.ts';
import { exportTexts } from '../../features/exports/exports.texts.ts';
import { useAccount } from '../../features/accounts/session.requests.ts';
import { repairLabTexts } from '../../features/repair-lab/repair-lab.texts.ts';
import { integrationsTexts } from '../../features/integrations/integrations.texts.ts';
import { knowledgeTexts } from '../../features/knowledge/knowledge.texts.ts';
import type { PreviewGuarding } from '../../features/preview/guard/use-preview-guard.ts';
import { toolTexts } from '../../features/tools/tools.texts.ts';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import { paths } from '../../paths.ts';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { visitApp } from '../../lib/visit-app.ts';

const IntegrationsDialog = lazyPart(
  async () => (await import('../../features/integrations/integrations-dialog.tsx')).IntegrationsDialog,
);

const CollaboratorsDialog = lazyPart(
  async () => (await import('../../features/collaborators/collaborators-dialog.tsx')).CollaboratorsDialog,
);

const RepairLabDialog = lazyPart(
  async () => (await import('../../features/repair-lab/repair-lab-dialog.tsx')).RepairLabDialog,
);

const DataSourcesDialog = lazyPart(
  async () => (await import('../../features/knowledge/data-sources-dialog.tsx')).DataSourcesDialog,
);

const ChatAssistantDialog = lazyPart(
  async () => (await import('../../features/chat-assistant/chat-assistant-dialog.tsx')).ChatAssistantDialog,
);

const AppAccess = lazyPart(async () => (await import('../../features/app-users/app-access.tsx')).AppAccess);

const AllowedHostsDialog = lazyPart(
  async () => (await import('../../features/preview/guard/allowed-hosts-dialog.tsx')).AllowedHostsDialog,
);

const DomainDialog = lazyPart(async () => (await import('../../features/domains/domain-dialog.tsx')).DomainDialog);

const ExportDialog = lazyPart(async () => (await import('../../features/exports/export-dialog.tsx')).ExportDialog);

type OpenDialog =
  | 'rename'
  | 'copy'
  | 'access'
  | 'assistant'
  | 'people'
  | 'sources'
  | 'integrations'
  | 'export'
  | 'domain'
  | 'hosts'
  | 'lab'
  | 'delete';
/** What the preview may call, and how it starts again under another answer. */
type OfPreview = { guarding: PreviewGuarding; onReload: () => void };
type OfPanels = { onSettings: () => void };
type AppMenu = {
  commands: readonly Command[];
  dialogs: ReactNode;
  onSources: () => void;
  onAssistant: () => void;
};

/** What the address says of somebody who comes back from picking files elsewhere. */
function cameBack(params: URLSearchParams) {
  const sources = params.get('sources');
  if (sources === null) return undefined;
  return { isConnected: sources === 'google_drive', picked: new Set(params.get('picked')?.split(',') ?? []) };
}

function withoutReturn(before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('sources');
  params.delete('picked');
  return params;
}

/**
 * What can be done with the app as a whole: for its menu and for the palette, with the dialogs behind it. The dialogs
 * belong beside the frame of the builder, so that they stay open when the window becomes narrow or wide.
 */
export function useAppMenu(app: AppSummary, { guarding, onReload, onSettings }: OfPreview & OfPanels): AppMenu {
  const [params, setParams] = useSearchParams();
  const came = cameBack(params);
  const [open, setOpen] = useState<OpenDialog | null>(came ? 'sources' : null);
  const navigate = useNavigate();
  const { isAdmin } = useAccount();
  const close = () => {
    setOpen(null);
    if (came) setParams((before) => withoutReturn(before), { replace: true });
  };
  const hasVersion = app.latestVersionId !== null;
  const isTool = app.appType === 'tool';
  const hasHosts = guarding.allowedHosts.length > 0;
  const commands = useMemo<Command[]>(() => {
    const command = (id: string, title: string, icon: ReactNode, run: () => void, isInRail = false): Command => ({
      ...{ id, title, icon, run, isInRail, group: commandTexts.groups.here },
    });
    const openTools = () => void navigate(paths.tools.to(app.id));
    return [
      command('rename', appTexts.rename, <PencilLine size={16} />, () => setOpen('rename')),
      ...(hasVersion ? [command('copy', appTexts.copy, <Copy size={16} />, () => setOpen('copy'))] : []),
      command('access', appAccessTexts.accessMenu, <LockKeyhole size={16} />, () => setOpen('access')),
      ...(hasVersion && !isTool
        ? [command('settings', appSettingsTexts.menu, <Settings2 size={16} />, onSettings, true)]
        : []),
      command('people', collaboratorTexts.menu, <UsersRound size={16} />, () => setOpen('people')),
      ...(isTool ? [] : [command('tools', toolTexts.menu, <SlidersHorizontal size={16} />, openTools, true)]),
      command('sources', knowledgeTexts.title, <LibraryBig size={16} />, () => setOpen('sources'), true),
      // CHATA-06
      ...(isAdmin
        ? [
            command('assistant', chatAssistantTexts.menu, <MessageCircleQuestionMark size={16} />, () =>
              setOpen('assistant'),
            ),
          ]
        : []),
      command('integrations', integrationsTexts.title, <Blocks size={16} />, () => setOpen('integrations'), true),
      command(
        'analytics',
        analyticsTexts.title,
        <ChartLine size={16} />,
        () => void navigate(paths.analytics.to(app.id)),
      ),
      command('export', exportTexts.menu, <Download size={16} />, () => setOpen('export'), true),
      ...(app.publishedUrl
        ? [
            command('domain', domainTexts.menu, <Globe size={16} />, () => setOpen('domain')),
            command('visit', appTexts.visit, <ExternalLink size={16} />, () => visitApp(app.id)),
          ]
        : []),
      ...(hasHosts
        ? [command('hosts', previewTexts.guard.hostsMenu, <ShieldCheck size={16} />, () => setOpen('hosts'))]
        : []),
      ...(isAdmin && hasVersion
        ? [command('lab', repairLabTexts.menu, <FlaskConical size={16} />, () => setOpen('lab'))]
        : []),
      command('delete', appTexts.delete, <Trash2 size={16} />, () => setOpen('delete')),
    ];
  }, [app.id, app.publishedUrl, hasHosts, hasVersion, isAdmin, isTool, navigate, onSettings]);
  useCommands(commands);
  const dialogs = (
    <>
      {open === 'people' && <CollaboratorsDialog appId={app.id} onClose={close} />}
      {open === 'sources' && <DataSourcesDialog appId={app.id} came={came} onClose={close} />}
      {open === 'assistant' && <ChatAssistantDialog appId={app.id} onClose={close} />}
      {open === 'integrations' && <IntegrationsDialog appId={app.id} onClose={close} />}
      {open === 'hosts' && <AllowedHostsDialog {...{ guarding, onReload }} onClose={close} />}
      {open === 'lab' && <RepairLabDialog appId={app.id} onClose={close} />}
      {open === 'domain' && <DomainDialog appId={app.id} onClose={close} />}
      {open === 'export' && <ExportDialog app={app} onClose={close} />}
      {open === 'access' && <AppAccess appId={app.id} onClose={close} />}
      {open === 'copy' && <CopyAppDialog app={app} onClose={close} />}
      {open === 'delete' && (
        <DeleteAppDialog
          app={app}
          onClose={close}
          onDeleted={() => void navigate(paths.home.to(), { replace: true })}
        />
      )}
      {open === 'rename' && <RenameAppDialog app={app} onClose={close} />}
    </>
  );
  return { commands, dialogs, onSources: () => setOpen('sources'), onAssistant: () => setOpen('assistant') };
}
