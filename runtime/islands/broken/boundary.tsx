import { Component } from 'react';
import type { ReactNode } from 'react';
import { HOOKS } from '../../contract/hooks.ts';

interface BoundaryProps {
  /** Words over the error's own, on the button and on the link. */
  readonly title: string;
  readonly retry: string;
  readonly report: string;
  /** Address at which an error can be reported; undefined where there is none. */
  readonly reportAt: (error: string) => string | undefined;
  /** Called with what was thrown. */
  readonly onBroken: (error: Error) => void;
  /** Something else will be shown in place of children that throw. */
  readonly hasBackup: boolean;
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

  override componentDidCatch(thrown: Error): void {
    this.props.onBroken(thrown);
  }

  override render(): ReactNode {
    const { title, retry, report, reportAt, hasBackup, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (hasBackup) return null;
    const address = reportAt(error.message);
    return (
      <div role="alert" {...{ [HOOKS.demoError]: '' }}>
        <p>
          {title}: {error.message}
        </p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {retry}
        </button>
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener">
            {report}
          </a>
        )}
      </div>
    );
  }
}
