import type { ModelConnection } from './providers.ts';

/** Names of models that read text alone, and of those that look at pictures too. */
const blind =
  /gpt-3\.5|o1-mini|o3-mini|gpt-oss|deepseek(?!.*vl)|codestral|devstral|mixtral|mistral-(?:7b|nemo|large)|llama-?(?:2|3(?:\.[13])?)(?![\w.]*vision)(?=[:-]|$)|qwen(?!.*(?:vl|omni))|phi-?[34](?!.*(?:vision|multimodal))|kimi-k2(?!\.)|glm-4(?!.*v)|minimax|grok-(?:2|3|code)(?!.*vision)|command-|codellama|starcoder|claude-(?:2|instant)/i;
const seeing =
  /gpt-4o|gpt-4\.1|gpt-5|\bo[134]\b|o4-mini|claude|gemini|pixtral|llava|vision|[-.]vl\b|vl:|omni|gemma-?3|llama-?4|grok-4|mistral-(?:small|medium)/i;

/** Whether a model looks at pictures, by its name; null where its name tells nothing. */
export function seesPictures({ model }: Pick<ModelConnection, 'model'>): boolean | null {
  if (blind.test(model)) return false;
  return seeing.test(model) ? true : null;
}
