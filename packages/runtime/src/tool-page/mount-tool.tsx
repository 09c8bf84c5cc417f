import type { ToolPage as Tool } from '@whittle/contract/tools/tool-page';
import { createRoot } from 'react-dom/client';
import answersCss from '../answers/answers.css';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import partCss from './tool-part.css';
import toolCss from './tool-page.css';
import { ToolPage } from './tool-page.tsx';

/** What the start of an app's page left about who is here (sdk/session.ts). */
type Session = { appId: string; serverUrl?: string; token: string | null; isPreview?: boolean };

/**
 * Shows a tool in `host`, in a tree of its own: neither the app's styles nor the tool's reach the other, while the theme's
 * colours and fonts, which are inherited, do. Answers how it is taken away. Rule: TOOL-45.
 */
export function mountTool(host: HTMLElement, tool: Tool, session: Session): () => void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toolCss + answersCss + partCss);
  shadow.adoptedStyleSheets = [sheet];
  const { appId, serverUrl, isPreview = false } = session;
  const data: ToolPageData = {
    ...{
      appId,
      tool,
      isPreview,
      signInUrl: null,
      builderOrigin: null,
      shareKey: null,
      isEmbedded: false,
      isPart: true,
    },
    ...(serverUrl !== undefined && { serverUrl }),
    get token() {
      return session.token;
    },
  };
  const root = createRoot(shadow);
  root.render(<ToolPage data={data} typed={{}} />);
  return () => root.unmount();
}
