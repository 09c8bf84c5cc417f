export * from './times.ts';
export * from './language.ts';
