import { ModelError } from './model-error.ts';

/** Models that reason before they answer refuse a temperature. */
export const isAboutTemperature = (failure: unknown) =>
  failure instanceof ModelError && failure.code === 'model-refused' && /temperature/i.test(failure.details);

/** Some models take no limit, or a smaller one than anybody states; then theirs counts. */
export const isAboutOutputLimit = (failure: unknown) =>
  failure instanceof ModelError &&
  failure.code === 'model-refused' &&
  /max_(?:completion_|output_|new_)?tokens|max(?:imum)? (?:output|completion) tokens|in the completion|output limit/i.test(
    failure.details,
  );
