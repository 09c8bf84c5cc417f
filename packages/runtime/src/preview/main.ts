// First, so that the hooks of Fast Refresh are in place before React's renderer runs.
import './refresh.ts';
import { watchWindow } from '../errors/reporter.ts';
import { readFrameData } from './frame-data.ts';
import { startPreview } from './start-preview.tsx';

watchWindow();
await startPreview(readFrameData());
