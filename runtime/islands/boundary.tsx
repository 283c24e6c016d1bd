import { Component } from 'react';
import type { ReactNode } from 'react';
import { HOOKS } from '../contract/hooks.ts';

interface BoundaryProps {
  /** Words over the error's own, and on the button. */
  readonly title: string;
  readonly retry: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows a demo, or, once it has thrown, what it threw and a button that starts it again. A class because React has no other way. */
export class DemoBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { title, retry, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <div role="alert" {...{ [HOOKS.demoError]: '' }}>
        <p>
          {title}: {error.message}
        </p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {retry}
        </button>
      </div>
    );
  }
}
