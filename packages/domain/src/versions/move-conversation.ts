/** A message of the tree that all messages of an app form. Each follows its parent. */
export type MessageNode = { id: string; parentId: string | null; isArchived: boolean };

/**
 * What changes when the conversation ends with the message `end` from now on: all that came before it on its way are part
 * of it, whatever else is there is not. `line` is the new conversation, oldest first; its first `kept` messages are those
 * that the present one begins with too. `nodes` are in the order of time.
 */
export function moveConversation(
  nodes: readonly MessageNode[],
  end: string,
): { line: string[]; kept: number; leaving: string[]; returning: string[] } {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const line: string[] = [];
  for (let at = byId.get(end); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) line.unshift(at.id);
  const isInLine = new Set(line);
  const present = nodes.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
  const differsAt = line.findIndex((id, index) => present[index] !== id);
  return {
    line,
    kept: differsAt < 0 ? line.length : differsAt,
    leaving: present.filter((id) => !isInLine.has(id)),
    returning: line.filter((id) => byId.get(id)!.isArchived),
  };
}
