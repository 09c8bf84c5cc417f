import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestBuilder, signUp } from '@whittle/testing/builder';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import type { EvalPrompt } from '../prompts/prompt.ts';

/** Who answers: what the product's own MODEL_* variables name, else the built-in builder; replies of an earlier run; nothing. */
export type Answering = 'product' | 'empty page' | { repliesIn: string };

export interface OpenProduct {
  readonly builder: TestBuilder;
  close(): Promise<void>;
}

/** Starts the product with a builder who signed up. */
export async function openProduct(answering: Answering, prompts: readonly EvalPrompt[]): Promise<OpenProduct> {
  const models = answering === 'product' ? null : await startModelServer({ answers: answersOf(answering, prompts) });
  const product = await startProduct({ env: { LOG_LEVEL: 'error', ...(models && recorded(models.url)) } });
  return {
    builder: await signUpAt(product),
    async close() {
      await product.close();
      await models?.close();
    },
  };
}

export async function signUpAt({ url, port }: { url: string; port: number }): Promise<TestBuilder> {
  const { host } = new URL(url);
  return signUp({ request: (path, options) => sendRequest(port, path, { host, ...options }) });
}

const recorded = (url: string) => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: url,
  MODEL_API_KEY: 'recorded',
  MODEL_NAME: 'recorded',
});

export const replyFile = (id: string, round: number) => join(id, `reply-${round + 1}.md`);

/** An app that does nothing: what a check finds there it would find anywhere. */
const emptyApp = `An empty page.

<action-group title="Nothing">
<action type="add_file" file="pages/Home.jsx" title="Empty page">
export default function Home() {
  return <main />;
}
</action>
</action-group>`;

function answersOf(answering: Exclude<Answering, 'product'>, prompts: readonly EvalPrompt[]) {
  return ({ message }: { message: string }) => {
    if (answering === 'empty page') return { text: emptyApp };
    // The newest message stands at the end of what the model is sent.
    for (const { id, says, followUps = [] } of prompts) {
      const round = [says, ...followUps.map((one) => one.says)].findLastIndex((text) =>
        message.trimEnd().endsWith(text),
      );
      if (round >= 0) return { text: readFileSync(join(answering.repliesIn, replyFile(id, round)), 'utf8') };
    }
    return undefined;
  };
}
