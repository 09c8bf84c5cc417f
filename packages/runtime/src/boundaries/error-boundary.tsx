import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in place of the children. */
  fallback: (error: Error) => ReactNode;
  /** Called once for each caught error; true tries the children once more. */
  onError: (error: Error, componentStack: string) => boolean;
};

type State = { error: Error | null; attempt: number };

const listeners = new Set<() => void>();

/** Lets every boundary that shows an error try its children again, after their code changed. */
export function retryBoundaries(): void {
  for (const retry of listeners) retry();
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidMount() {
    listeners.add(this.retry);
  }

  override componentWillUnmount() {
    listeners.delete(this.retry);
  }

  override componentDidCatch(_thrown: unknown, info: { componentStack?: string | null }) {
    const { error } = this.state;
    if (error && this.props.onError(error, info.componentStack ?? '')) this.retry();
  }

  private retry = () => {
    if (this.state.error) this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));
  };

  override render() {
    const { error, attempt } = this.state;
    if (error) return this.props.fallback(error);
    return <AttemptKey key={attempt}>{this.props.children}</AttemptKey>;
  }
}

/** A new key throws away what is left of the failed attempt. */
const AttemptKey = ({ children }: { children: ReactNode }) => children;
