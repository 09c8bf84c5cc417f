import { PageFrame } from './page-frame.tsx';

export function BuilderScreen() {
  return <PageFrame>{null}</PageFrame>;
}
