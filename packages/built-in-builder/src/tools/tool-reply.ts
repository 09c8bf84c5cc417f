import type { BuildContext } from '@whittle/domain/chat/build-context';
import { appSettingsPath, writeAppSettings } from '@whittle/domain/apps/app-settings';
import { findTools, mainTool, type FoundTool } from '@whittle/domain/tools/find-tools';
import { writeTool } from '@whittle/domain/tools/parse-tool';
import { toolFileOf } from '@whittle/domain/tools/tool-path';
import { editAction, fileAction, group, harmless } from '../action-text.ts';
import { lineEdits } from '../follow-up/line-edits.ts';
import { isJunk } from '../junk.ts';
import { germanChange, germanTool } from '../languages/german-tool.ts';
import { languageOf } from '../reading/language.ts';
import { changeTool } from './change-tool.ts';
import { fromGermanWish } from './german-ways.ts';
import { proposeTool } from './propose-tool.ts';
import { toolSuggestions, understoodTool } from './tool-words.ts';

/** The answer in an app that is one AI tool: the tool from the first request, a change of it from every other. */
export function toolReply({ files, message }: BuildContext): string {
  const found = mainTool(files);
  if (found) return followUp(message, found);
  if (isJunk(message)) return askWhat;
  return newTool(message, files, { isWholeApp: true });
}

const askWhat =
  'I could not tell from that what the tool should make, so I changed nothing. What comes out, and from what? For example “a tool that writes a meal plan from diet, people, budget and what is in the fridge”.';

/** Adds a tool: its document, and in an app that is the tool also what the app is called. */
export function newTool(
  message: string,
  files: ReadonlyMap<string, string>,
  { isWholeApp }: { isWholeApp: boolean },
): string {
  const proposed = proposeTool(
    harmless(message),
    findTools(files).tools.map((one) => one.path),
  );
  const { path } = proposed;
  const tool = languageOf(message) === 'de' ? germanTool(proposed.tool) : proposed.tool;
  const name = harmless(tool.title);
  const settings = writeAppSettings({ name, description: tool.texts.description });
  const actions = [
    ...(isWholeApp && !files.has(appSettingsPath)
      ? [fileAction('add_file', appSettingsPath, 'Name and description', settings.trimEnd())]
      : []),
    fileAction('add_file', toolFileOf(path), 'Fields, prompt and result', writeTool(tool).trimEnd()),
  ];
  const open = isWholeApp
    ? 'It is in the preview: fill it in as people will. The panels change every part of it by hand.'
    : 'It is a draft among the AI tools of this app: try it there, then activate it.';
  return [
    `I’m building the AI tool **${name}**. What I understood:\n\n${understoodTool(tool)
      .map((line) => `- ${line}.`)
      .join('\n')}`,
    group(`AI tool: ${name}`, actions),
    `${open} I made the prompt and the fields by rules; answers need a connected model.\n\nYou can ask me for changes such as:\n\n${offers(toolSuggestions(tool))}`,
  ].join('\n\n');
}

function followUp(message: string, { file, text, tool }: FoundTool): string {
  const changed = changeTool(tool, harmless(message));
  if (!changed)
    return `I am the built-in builder and did not understand that: I know a set of common changes of a tool and no more. A connected model understands any request, and the panels change everything by hand.\n\nWhat I can do here, for example:\n\n${offers(toolSuggestions(tool))}`;
  if ('problem' in changed) return harmless(changed.problem);
  const after = writeTool(fromGermanWish(message) === null ? changed.tool : germanChange(tool, changed.tool)).trimEnd();
  const edits = lineEdits(text.trimEnd(), after);
  const action = edits
    ? editAction('edit_file', file, changed.title, edits)
    : fileAction('edit_file', file, changed.title, after);
  return `${harmless(changed.said)}\n\n${group(changed.title, [action])}`;
}

const offers = (texts: readonly string[]): string => texts.map((text) => `- “${text}”`).join('\n');
