import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { compressBeside } from './compress.ts';
import type { RuntimeManifest } from './manifest.ts';

/** The scripts that start the pages which the product itself gives an app. */
export type OwnPages = Pick<
  RuntimeManifest,
  'toolPage' | 'toolPart' | 'toolEmbed' | 'chatPage' | 'chatBubble' | 'ownPageNeeds'
>;

/**
 * Builds the pages of AI tools and of the chat assistant, what shows a tool in a page of an app, and the bubble that shows
 * the assistant elsewhere, into `target`: the scripts that start them, and what they load only when it is needed. Answers the names of the first.
 */
export async function buildOwnPages(folder: string, target: string): Promise<OwnPages> {
  const bundle = await rolldown({
    cwd: folder,
    input: {
      page: join(folder, 'src/tool-page/start.tsx'),
      part: join(folder, 'src/tool-page/mount-tool.tsx'),
      embed: join(folder, 'src/tool-page/embed.ts'),
      chat: join(folder, 'src/chat-page/start.tsx'),
      bubble: join(folder, 'src/chat-page/bubble.ts'),
    },
    platform: 'browser',
    moduleTypes: { '.css': 'text' },
    preserveEntrySignatures: 'strict',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: target,
    format: 'es',
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    hashCharacters: 'base36',
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  await Promise.all(chunks.map(({ fileName }) => compressBeside(join(target, fileName))));
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)!.fileName;
  const needsOf = (file: string): string[] => {
    const imports = chunks.find(({ fileName }) => fileName === file)!.imports;
    return [...new Set(imports.flatMap((one) => [one, ...needsOf(one)]))];
  };
  const [toolPage, chatPage] = [entry('page'), entry('chat')];
  return {
    ...{ toolPage, toolPart: entry('part'), toolEmbed: entry('embed'), chatPage, chatBubble: entry('bubble') },
    ownPageNeeds: { [toolPage]: needsOf(toolPage), [chatPage]: needsOf(chatPage) },
  };
}
