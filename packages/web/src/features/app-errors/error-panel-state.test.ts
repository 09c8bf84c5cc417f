import type { AppError } from '@whittle/contract/app-errors';
import { describe, expect, it } from 'vitest';
import { type ErrorPanelEvent, activeIssues, errorPanel, noIssues } from './error-panel-state.ts';

const broken: AppError = { title: 'x is undefined', details: '', componentName: 'Form', scope: 'component' };
const other: AppError = { ...broken, componentName: 'List' };

const after = (...events: ErrorPanelEvent[]) => events.reduce(errorPanel, noIssues);
const found = (error: AppError): ErrorPanelEvent => ({ type: 'error-found', error });
const suppressed = (error: AppError): ErrorPanelEvent => ({
  type: 'issue-suppressed',
  key: `${error.componentName}\n${error.title}`,
});

describe('the error panel', () => {
  it('[RUN-10] is minimised and empty by default', () => {
    expect(after()).toEqual({ issues: [], unlisted: 0, isOpen: false, fix: 'none' });
  });

  it('[RUN-07] lists an error once per title and component', () => {
    expect(after(found(broken), found({ ...broken, details: 'again' }), found(other)).issues).toHaveLength(2);
  });

  it('[RUN-10] expands on a new error, and stays minimised when a known one comes again', () => {
    expect(after(found(broken)).isOpen).toBe(true);
    expect(after(found(broken), { type: 'panel-toggled' }, found(broken)).isOpen).toBe(false);
    expect(after(found(broken), { type: 'panel-toggled' }, found(other)).isOpen).toBe(true);
  });

  it('[RUN-10] suppressing the last error minimises it', () => {
    expect(after(found(broken), found(other), suppressed(broken)).isOpen).toBe(true);
    const state = after(found(broken), found(other), suppressed(broken), suppressed(other));
    expect(state.isOpen).toBe(false);
    expect(activeIssues(state)).toEqual([]);
    expect(state.issues).toHaveLength(2);
  });

  it('[RUN-14] a page that makes errors without end fills the list once; the others are counted', () => {
    const many = Array.from({ length: 70 }, (_, index) => found({ ...broken, title: `error ${index}` }));
    expect(after(...many)).toMatchObject({ issues: { length: 50 }, unlisted: 20 });
    expect(after(...many, { type: 'frame-reloaded' })).toMatchObject({ issues: [], unlisted: 0 });
  });

  it('an error whose component was replaced is gone', () => {
    const state = after(found(broken), found(other), { type: 'components-healed', componentNames: ['Form'] });
    expect(activeIssues(state).map((issue) => issue.error)).toEqual([other]);
  });

  it('[RUN-11] sends, then fixes; when the chat has finished the frame has cleared what is fixed', () => {
    const sending = after(found(broken), { type: 'fix-requested' });
    expect(sending.fix).toBe('sending');
    const fixing = errorPanel(sending, { type: 'fix-began' });
    expect(fixing.fix).toBe('fixing');
    const fixed = errorPanel(fixing, { type: 'components-healed', componentNames: ['Form'] });
    expect(errorPanel(fixed, { type: 'chat-finished' })).toEqual(noIssues);
  });

  it('[RUN-11] an issue that is still there when the chat has finished stays, and can be resolved once more', () => {
    const fixing = after(found(broken), { type: 'fix-requested' }, { type: 'fix-began' });
    expect(errorPanel(fixing, { type: 'chat-finished' })).toMatchObject({
      issues: [{ error: broken }],
      isOpen: true,
      fix: 'none',
    });
  });

  it('[RUN-11] a chat that finished on its own clears nothing', () => {
    expect(after(found(broken), { type: 'chat-finished' }).issues).toHaveLength(1);
  });

  it('a request that was not sent gives the button back', () => {
    expect(after(found(broken), { type: 'fix-requested' }, { type: 'fix-refused' }, { type: 'fix-began' }).fix).toBe(
      'none',
    );
  });

  it('a reloaded frame starts without issues, but what was suppressed stays so', () => {
    const state = after(found(broken), found(other), suppressed(other), { type: 'frame-reloaded' }, found(other));
    expect(activeIssues(state)).toEqual([]);
    expect(state.isOpen).toBe(false);
  });
});
