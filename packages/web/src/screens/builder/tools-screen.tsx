import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { McpSection } from '../../features/mcp/mcp-section.tsx';
import { ToolList } from '../../features/tools/list/tool-list.tsx';
import { toolTexts as texts } from '../../features/tools/tools.texts.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { paths } from '../../paths.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { ToolsFrame } from './tools-frame.tsx';
import { WithApp } from './with-app.tsx';

/** `/build/app/{appId}/tools`: the AI tools of an app (ROUTE-02). */
export function ToolsScreen() {
  const { appId = '' } = useParams();
  const navigate = useNavigate();
  usePageTitle(texts.title);
  return (
    <WithApp appId={appId}>
      {(app) => (
        <ToolsFrame app={app}>
          <ScrollArea className="min-h-0 flex-1 bg-surface">
            <div className="mx-auto flex w-full max-w-dialog-wide flex-col gap-4 px-4 py-6 sm:px-6 lg:py-10">
              <Link
                to={paths.app.to(app.id)}
                className="quick flex min-h-8 items-center gap-1 self-start rounded-control text-ink-2 hover:text-ink coarse:min-h-11"
              >
                <ChevronLeft aria-hidden size={16} />
                <span dir="auto">{app.name}</span>
              </Link>
              <h1 className="type-title">{texts.title}</h1>
              <ToolList
                appId={app.id}
                publishedUrl={app.publishedUrl}
                onOpen={(toolId) => void navigate(paths.tool.to(app.id, toolId))}
              />
              <McpSection appId={app.id} />
            </div>
          </ScrollArea>
        </ToolsFrame>
      )}
    </WithApp>
  );
}
