import { Component, type ReactNode } from 'react';

/** The outermost boundary: if a page throws, shows a text and a link instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap grid min-h-dvh place-content-center py-16 text-center">
        <h1 className="text-3xl">Unexpected Application Error!</h1>
        <p className="mt-3 text-muted">What you saved is safe. Loading the page again usually helps.</p>
        <p className="mt-6 flex justify-center gap-6">
          <button type="button" className="text-accent-ink underline" onClick={() => window.location.reload()}>
            Load again
          </button>
          <a href="/" className="text-accent-ink underline">
            Go home
          </a>
        </p>
      </main>
    );
  }
}
