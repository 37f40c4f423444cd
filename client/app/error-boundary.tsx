import { Component, type ReactNode } from 'react';
import { isFailedLoad } from '#client/lib/failed-loads.ts';

type Failure = { title: string; says: string; action: string };

const UNEXPECTED: Failure = {
  title: 'Unexpected Application Error!',
  says: 'What you saved is safe. Loading the page again usually helps.',
  action: 'Load again',
};

/** After a deployment, the code of the former version is gone. */
const NOT_LOADED: Failure = {
  title: 'A part of this page could not be loaded',
  says: 'What you saved is safe. The site may have a new version.',
  action: 'Reload the page',
};

/** The outermost boundary: if a page throws, shows a text and a link instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: isFailedLoad(error) ? NOT_LOADED : UNEXPECTED };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main className="wrap grid min-h-dvh place-content-center py-16 text-center">
        <h1 className="text-3xl">{failure.title}</h1>
        <p className="mt-3 text-muted">{failure.says}</p>
        <p className="mt-6 flex justify-center gap-6">
          <button type="button" className="text-accent-ink underline" onClick={() => window.location.reload()}>
            {failure.action}
          </button>
          <a href="/" className="text-accent-ink underline">
            Go home
          </a>
        </p>
      </main>
    );
  }
}
