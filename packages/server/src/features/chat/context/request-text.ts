import type { ChatMode, PickedElement } from '@whittle/contract/chat';
import { shownPath } from '@whittle/domain/preview/shown-path';
import { quoteApp } from './quote-app.ts';
import { asData } from './untrusted.ts';

type RequestText = {
  message: string;
  isFromApp: boolean;
  currentPath: string | null;
  /** Whole files, in the order in which they are shown. */
  files: readonly (readonly [path: string, content: string])[];
  /** Actions of the last reply that were not applied, each with its reason. */
  refused: readonly string[];
  /** What a check of the app found after the last reply that changed it. */
  problems: readonly string[];
  /** The action in which the last reply broke off, when it did. */
  cutAction: string | null;
  /** Words of attached files, each as data already. */
  attachments: readonly string[];
  element: PickedElement | null;
  mode: ChatMode;
  /** The message before this one belongs to a plan. */
  follows: ChatMode;
};

const planning =
  'You are planning together. Change nothing: write no actions and no code. Discuss what the person wants, ask what you need to know, and propose a plan in plain words: what it is for, which data it keeps, which pages it has, what each lets people do. End with the plan as a list.';
const buildsPlan =
  'Until now you planned together and nothing was changed. Build now what was agreed, completely, with actions.';

/** The last message: what may be needed first, what the person says at the end. */
export function requestText(request: RequestText): string {
  const { message, isFromApp, currentPath, files, refused, problems, cutAction, attachments, element, mode, follows } =
    request;
  const parts = [];
  if (files.length > 0)
    parts.push(asData('files', files.map(([path, content]) => asData('file', content, { path })).join('\n')));
  if (refused.length > 0)
    parts.push(
      `Of your last reply these actions were not applied, so the app is without them:\n${asData('earlier', refused.join('\n'))}`,
    );
  if (problems.length > 0)
    parts.push(
      `A check of the app found these faults after the last change, and they are still there. Correct them along the way:\n${asData('reported-error', problems.join('\n'))}`,
    );
  if (cutAction !== null)
    parts.push(
      `Your last reply ended inside this action, so the action was thrown away. Send it again, whole, then go on:\n${asData('earlier', cutAction)}`,
    );
  const path = shownPath(currentPath);
  if (path) parts.push(`The person is looking at the app's page with this address:\n${asData('address', path)}`);
  if (element)
    parts.push(`The person points at this element:\n${asData('element', `${placeOf(element)}\n${element.label}`)}`);
  if (attachments.length > 0) parts.push(`The person attached files:\n${attachments.join('\n')}`);
  if (mode === 'plan') parts.push(planning);
  else if (follows === 'plan') parts.push(buildsPlan);
  return [...parts, quoteApp(message, isFromApp)].join('\n\n');
}

const placeOf = ({ file, line, column }: PickedElement) =>
  `${JSON.stringify(file)}, line ${line}${column === undefined ? '' : `, column ${column}`}`;
