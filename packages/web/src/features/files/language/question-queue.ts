type Question = { name: string; send: () => void; settle: (answer: unknown) => void };

/** Questions of which only the newest is worth an answer: an older one was about text that is another by now. */
const overtaken = new Set(['suggest', 'classes', 'explain', 'marks']);

/**
 * Questions to somebody who answers one after the other. Those that wait are asked in the order of who waits for them:
 * a person first, marks last. One that is overtaken is answered with null.
 */
export function createQuestionQueue() {
  const waiting: Question[] = [];
  let asked: Question | null = null;

  const next = () => {
    if (asked) return;
    const urgent = waiting.findIndex(({ name }) => name !== 'marks');
    asked = waiting.splice(Math.max(0, urgent), 1)[0] ?? null;
    asked?.send();
  };

  return {
    ask(name: string, send: () => void): Promise<unknown> {
      const older = overtaken.has(name) ? waiting.findIndex((one) => one.name === name) : -1;
      if (older >= 0) waiting.splice(older, 1)[0]!.settle(null);
      return new Promise((settle) => {
        waiting.push({ name, send, settle });
        next();
      });
    },
    answered(answer: unknown) {
      const { settle } = asked ?? {};
      asked = null;
      settle?.(answer);
      next();
    },
    /** Nobody answers any more. */
    end() {
      for (const { settle } of [...(asked ? [asked] : []), ...waiting.splice(0)]) settle(null);
      asked = null;
    },
  };
}
