import type { AppSummary } from '@whittle/contract/apps';
import type { VersionFile } from '@whittle/contract/versions';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from '../../core/commands/command.ts';
import type { PanelName } from '../../features/app-settings/panel-names.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { paths } from '../../paths.ts';
import type { BuilderAddress } from './use-builder-address.ts';

const AppPanels = lazyPart(async () => (await import('../../features/app-settings/app-panels.tsx')).AppPanels);

const MembershipsSection = lazyPart(
  async () => (await import('../../features/memberships/memberships-section.tsx')).MembershipsSection,
);

type SettingsColumnProps = {
  app: AppSummary;
  address: BuilderAddress;
  panel: PanelName;
  files: readonly VersionFile[] | undefined;
  filesOrigin: string;
  isAdmin: boolean;
  onSources: () => void;
  onAssistant: () => void;
  elsewhere: readonly Command[];
};

/** The panels of the app in the builder's column; what has a view or a screen of its own leads there. */
export function SettingsColumn({ app, address, files, ...props }: SettingsColumnProps) {
  const navigate = useNavigate();
  const texts = useMemo(() => new Map(files?.map(({ path, content }) => [path, content])), [files]);
  return (
    <AppPanels
      appId={app.id}
      versionId={app.latestVersionId}
      setting={address.setting}
      onPanel={address.openPanel}
      onTools={() => void navigate(paths.tools.to(app.id))}
      onDatabase={() => address.setView('database')}
      files={texts}
      memberships={(isSignupEnabled) => <MembershipsSection appId={app.id} isSignupEnabled={isSignupEnabled} />}
      {...props}
    />
  );
}
