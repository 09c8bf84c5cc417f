export { NotFoundPage as default } from 'whittle/notes';
