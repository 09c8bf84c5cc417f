import { decodeText } from '@whittle/domain/addresses/decode';
import { textExtensions } from '@whittle/domain/files/file-kinds';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { FileTree } from './app-tree.ts';

/**
 * What only a file is called like; any other path is a page's. Endings that pages may have too are not among them: `.html`,
 * `.md` of a viewer of notes, and whatever a person's name or a version ends in.
 */
const fileEndings = [
  'ico png jpe?g jfif gif webp avif bmp svg tiff? heic woff2? ttf otf eot',
  'mp[34] m4[av] wav ogg oga ogv opus flac aac webm mov avi mkv m3u8 vtt srt',
  'glb gltf hdr exr obj stl fbx usdz ktx2 wasm bin onnx tflite task safetensors',
  'txt map webmanifest [cm]?js css json jsonl xml csv tsv ya?ml geojson topojson gpx km[lz]',
  'pdf xlsx? docx? pptx? od[tsp] rtf epub ics vcf zip gz tgz tar rar 7z apk exe dmg',
];
const fileName = new RegExp(`\\.(?:${fileEndings.join(' ').split(' ').join('|')})$`, 'i');

/**
 * Texts are handed out as what runs nothing. A page or a drawing of the app's own would be a document at the app's address
 * that no template of ours is around, so markup is plain text.
 */
const textTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  topojson: 'application/json',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

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
  const isText = textExtensions[extension] === 'data' || extension === 'css';
  if (!isText) return /^(?:\/files\/|https?:\/\/)\S+$/.test(address) ? c.redirect(address) : null;
  if (/^\/files\/\S+$/.test(address)) return c.redirect(address);
  const type = textTypes[extension] ?? 'text/plain; charset=utf-8';
  return c.body(content, 200, { 'content-type': type, 'cache-control': 'no-cache' });
}
