/** What stands in an editor of Quill 2, as Quill 1 wrote it: lists by their tags, code as one block, no helpers. */
export function likeQuillOne(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const helper of copy.querySelectorAll('.ql-ui')) helper.remove();
  for (const list of copy.querySelectorAll('ol')) list.replaceWith(...listsOf(list));
  for (const block of copy.querySelectorAll('.ql-code-block-container')) block.replaceWith(codeOf(block));
  return copy.innerHTML;
}

/** One list for each run of items of a kind: Quill 2 keeps all kinds in one and says which at the item. */
function listsOf(mixed: Element): Element[] {
  const lists: Element[] = [];
  let last = '';
  for (const item of mixed.children) {
    const kind = item.getAttribute('data-list') ?? 'ordered';
    item.removeAttribute('data-list');
    if (kind !== last) lists.push(emptyList(kind, mixed.ownerDocument));
    last = kind;
    lists.at(-1)!.append(item.cloneNode(true));
  }
  return lists;
}

function emptyList(kind: string, document: Document): Element {
  const list = document.createElement(kind === 'ordered' ? 'ol' : 'ul');
  if (kind.endsWith('checked')) list.setAttribute('data-checked', String(kind === 'checked'));
  return list;
}

function codeOf(block: Element): Element {
  const code = block.ownerDocument.createElement('pre');
  code.className = 'ql-syntax';
  code.setAttribute('spellcheck', 'false');
  code.textContent = [...block.children].map((line) => `${line.textContent ?? ''}\n`).join('');
  return code;
}
