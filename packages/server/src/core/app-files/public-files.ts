import { decodeText } from '@whittle/domain/addresses/decode';
import { endsIn, formatOfExtension, isTextFormat } from '@whittle/domain/files/file-formats';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { FileTree } from './app-tree.ts';

/** What uploads are called, beside the formats that apps hold. */
const uploadEndings = [
  'tiff? heic m4v oga ogv opus flac aac avi mkv m3u8',
  'hdr exr obj stl fbx usdz ktx2 wasm bin onnx tflite task safetensors',
  'map webmanifest jsonl kmz xlsx? docx? pptx? od[tsp] rtf epub ics vcf zip gz tgz tar rar 7z apk exe dmg',
];

/**
 * What only a file is called like; any other path is a page's. Endings that pages may have too are not among them: `.html`,
 * `.md` of a viewer of notes, and whatever a person's name or a version ends in.
 */
const fileName = endsIn(({ mayBePage }) => !mayBePage, uploadEndings.join(' '));

/** Whether a path asks for a file, so that nothing but a file of the app answers it (039). */
export const isFilePath = (pathname: string): boolean => fileName.test(pathname);

/**
 * Answers a file of an app's `public` folder, which code that was made for Vite expects at the root of the app's host.
 * Pictures and the like, and texts that are too large for a tree, are uploads, whose addresses the tree holds; other texts
 * stand in the tree itself. Null when the app has no such file.
 */
export function publicFileResponse(c: Context<AppEnv>, tree: FileTree | null): Response | null {
  const { path } = c.req;
  const extension = /\.(\w{1,12})$/.exec(path)?.[1]?.toLowerCase();
  const content = extension === undefined ? undefined : tree?.files.get(`public${decodeText(path) ?? path}`);
  if (extension === undefined || content === undefined) return null;
  const address = content.trim();
  const format = formatOfExtension(extension);
  if (!format || !isTextFormat(format))
    return /^(?:\/files\/|https?:\/\/)\S+$/.test(address) ? c.redirect(address) : null;
  if (/^\/files\/\S+$/.test(address)) return c.redirect(address);
  const charset = format.mediaType.startsWith('text/') ? '; charset=utf-8' : '';
  return c.body(content, 200, { 'content-type': `${format.mediaType}${charset}`, 'cache-control': 'no-cache' });
}
