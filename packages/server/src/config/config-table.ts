import { z } from 'zod';
import { variables } from './config-variables.ts';

/** The table of docs/configuration.md: a row per variable, from the schema that reads them. */
export function configurationTable(): string {
  const rows = Object.entries(variables.shape).map(([name, variable]) => {
    const { description, example, shownDefault } = variable.meta() as {
      description: string;
      example: string;
      shownDefault?: string;
    };
    const standard =
      shownDefault ?? (variable instanceof z.ZodDefault ? `\`${String(variable.parse(undefined))}\`` : '');
    const shownExample = example.includes(' ') ? example : `\`${example}\``;
    return `| \`${name}\` | ${description} | ${standard} | ${shownExample} |`;
  });
  return ['| Variable | What it sets | Default | Example |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
