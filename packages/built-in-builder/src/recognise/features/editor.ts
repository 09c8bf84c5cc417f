import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const isEditor =
  /\b(?:html|web ?page|code)[ -](?:code )?editor\b|\beditor for (?:html|web ?pages|code)\b|\bhtml-editor\b/i;

/** "an HTML editor with live preview": the editor itself first, its documents and templates as records. */
export function editor(features: Features): void {
  const { text } = features.context;
  if (!isEditor.test(text)) return;
  const documents = draftWith('document', ['Title: text!', 'Kind: select! Document | Template', 'Content: longtext']);
  documents.samples = [
    { title: 'Welcome', kind: 'Document', content: '<h1>Welcome</h1>\n<p>Change this <strong>text</strong> and watch the preview.</p>' },
    { title: 'Article', kind: 'Template', content: '<article>\n  <h1>Heading</h1>\n  <p class="lead">What it is about.</p>\n  <p>The text.</p>\n</article>' },
    { title: 'Price list', kind: 'Template', content: '<h1>Prices</h1>\n<ul>\n  <li>First thing: 10</li>\n  <li>Second thing: 20</li>\n</ul>' },
  ]; // prettier-ignore
  const old = features.drafts.filter(({ noun }) => isPart.test(noun));
  features.add('document', documents);
  for (const { draft } of old) if (draft !== documents) features.drop(draft);
  features.page('editor', 'Editor', 'CodeXml', documents.entity, { leads: true });
}

const isPart =
  /(?:^|[ -])(?:editor|html|code|mode|document|file|template|page|preview|template page|feature|highlighting|syntax)$/;
