import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { startScriptedModel } from './scripted-model.ts';

/** The product as it is started by its users, with a model that says what it is told. */
export async function startScriptedProduct() {
  const model = await startScriptedModel();
  const product = await startProduct({
    isBare: true,
    env: {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'told',
      MODEL_BASE_URL: model.url,
      LOG_LEVEL: 'error',
      PRERENDER: 'on',
    },
  });
  return {
    ...{ url: product.url, port: product.port, model },

    /** Resolves once the prerendered HTML of a published app, which is made after the publish, shows a text. */
    async prerendered(url: string, text: string): Promise<void> {
      const { host } = new URL(url);
      while (!(await (await sendRequest(product.port, '/', { host })).text()).includes(text)) await sleep(100);
    },

    async close() {
      await product.close();
      model.close();
    },
  };
}
