type Said = { role: 'user' | 'assistant'; text: string };

const mailChars = 15_000;

/** A conversation as a person reads it in a mail: the end of it where it is long. */
export function transcriptText(
  said: readonly Said[],
  { asked, answered }: { asked: string; answered: string },
): string {
  const lines = said
    .filter(({ text }) => text !== '')
    .map(({ role, text }) => `${role === 'user' ? asked : answered}: ${text.replaceAll(/ ?\[\d+\](?!\()/g, '')}`);
  const whole = lines.join('\n\n');
  return whole.length <= mailChars ? whole : `…${whole.slice(-mailChars)}`;
}
