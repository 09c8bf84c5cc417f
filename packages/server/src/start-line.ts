/** The second line of a start: who answers the chats. */
export const modelSentence = (label: string, isBuiltIn: boolean) =>
  isBuiltIn
    ? 'Built-in builder: no AI model connected. Connect one in Settings, or set MODEL_PROVIDER and MODEL_NAME.'
    : `AI model: ${label}`;
