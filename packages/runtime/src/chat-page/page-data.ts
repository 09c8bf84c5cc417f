import type { ChatPageData } from '@whittle/contract/chat-assistant/chat-page';

export const readPageData = (): ChatPageData =>
  JSON.parse(document.getElementById('chat-data')!.textContent) as ChatPageData;
