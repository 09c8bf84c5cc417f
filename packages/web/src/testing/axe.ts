import axe from 'axe-core';

/**
 * Sentences for what a reader with assistive technology would stumble over, empty when there is nothing. Contrast needs a
 * real browser and is measured there.
 */
export async function accessibilityProblems(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}
