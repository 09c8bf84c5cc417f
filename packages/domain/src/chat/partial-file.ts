const unifiedDiff = /^(?:diff --git |--- \S.*\n\+\+\+ \S|@@ -\d+(?:,\d+)? \+\d)/;

/** A comment that stands for code: `// ... existing code ...`, `// rest of the form stays the same`. */
const leftOut = [
  /^[ \t]*(?:\/\/|\{?\/\*|#|<!--)[ \t]*(?:\.{3}|…)[ \t]*(?:\(?(?:the )?(?:existing|rest|other|others|remaining|same|unchanged|previous|keep)\b.*)?$/im,
  /^[ \t]*(?:\/\/|\{?\/\*|#|<!--)[ \t]*(?:the )?(?:rest|remainder) of (?:the |your |this )?\w+.*\b(?:same|unchanged|here|as before)\b.*$/im,
];

/**
 * Why a text cannot be the whole new content of a file that exists already: it is a diff, or a comment stands where code
 * was left out. Taking it would delete that code. Null when nothing speaks against it.
 */
export function whyPartial(content: string): string | null {
  if (unifiedDiff.test(content.trimStart())) return 'it is a diff. Use <search>/<replace> pairs';
  for (const pattern of leftOut) {
    const line = pattern.exec(content)?.[0].trim();
    if (line) return `“${line}” stands where code was left out. Send the whole file, or <search>/<replace> pairs`;
  }
  return null;
}
