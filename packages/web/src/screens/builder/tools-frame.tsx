import type { AppSummary } from '@whittle/contract/apps';
import { Code, Database, PanelsTopLeft, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { toolTexts } from '../../features/tools/tools.texts.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { paths } from '../../paths.ts';
import { builderTexts } from './builder.texts.ts';
import { Rail } from './rail.tsx';

/** The rail beside the tools of an app. Its other entries lead back to the app itself (ROUTE-09). */
export function ToolsFrame({ app, children }: { app: AppSummary; children: ReactNode }) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const commands = useMemo<Command[]>(() => {
    const command = (id: string, title: string, icon: ReactNode, to: string): Command => ({
      ...{ id, title, icon, group: commandTexts.groups.here, isInRail: true },
      run: () => void navigate(to),
    });
    const home = paths.app.to(app.id);
    return [
      command('view preview', builderTexts.preview, <PanelsTopLeft size={16} />, home),
      command('view database', builderTexts.database, <Database size={16} />, `${home}?view=database`),
      command('view code', builderTexts.code, <Code size={16} />, `${home}?view=code`),
      command('tools', toolTexts.menu, <SlidersHorizontal size={16} />, paths.tools.to(app.id)),
    ];
  }, [app.id, navigate]);
  useCommands(commands);
  return (
    <main id="main" tabIndex={-1} aria-label={toolTexts.title} className="flex h-dvh overflow-hidden outline-none">
      {isWide && <Rail />}
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </main>
  );
}
