import type { MailContent } from './mail-texts.ts';

/** The mail for readers without HTML. */
export function renderText({ heading, paragraphs, code, action, notes }: MailContent, signature: string): string {
  const parts = [heading, ...paragraphs, code, action && `${action.label}:\n${action.link}`, ...notes];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n\n-- \n${signature}\n`;
}
