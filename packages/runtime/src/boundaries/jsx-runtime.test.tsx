// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Component, forwardRef, memo, type ComponentType, type ElementType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { absentModule } from '../sdk/absent.ts';
import { jsx } from './jsx-runtime.ts';

afterEach(cleanup);

type Props = { label?: string | null; colour?: string };
const Chip = ({ label, colour }: Props) => <b>{`${label}-${colour}`}</b>;
const defaultProps = { label: 'none', colour: 'blue' };

test.each<[string, ComponentType<Props>]>([
  ['a function', Object.assign((props: Props) => Chip(props), { defaultProps })],
  ['memo of such a function', memo(Object.assign((props: Props) => Chip(props), { defaultProps }))],
  ['memo', Object.assign(memo(Chip), { defaultProps })],
  [
    'forwardRef',
    Object.assign(
      forwardRef((props: Props, _ref) => Chip(props)),
      { defaultProps },
    ),
  ],
  [
    'a class',
    class extends Component<Props> {
      static defaultProps = defaultProps;
      override render() {
        return Chip(this.props);
      }
    },
  ],
])('defaultProps of %s count where nothing is given, as React 18 had it', (_, Part) => {
  const shown = (props: Props) => render(jsx(Part as ElementType, props)).container.textContent;
  expect(shown({})).toBe('none-blue');
  expect(shown({ label: 'x', colour: undefined as never })).toBe('x-blue');
  expect(shown({ label: null })).toBe('null-blue');
});

test('stand-ins for what is missing have no defaults', () => {
  const Missing = absentModule('“x” is not there.') as unknown as ElementType;
  expect(() => jsx(Missing, { label: 'x' })).not.toThrow();
});
