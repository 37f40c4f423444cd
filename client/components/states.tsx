import type { ReactNode } from 'react';
import { useIsOnline } from '#client/lib/hooks/use-is-online.ts';
import { Button } from './button.tsx';

/** Shows that a list is empty, and how to change that. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-md border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="font-medium">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
    </div>
  );
}

type ErrorStateProps = {
  title: string;
  /** Why the server refused, where it did; otherwise the connection or the server failed. */
  reason?: string;
  onRetry(): void;
  /** What retrying does. */
  action?: string;
};

/** Shows that something could not be loaded, with a button to retry. */
export function ErrorState({ title, reason, onRetry, action = 'Try again' }: ErrorStateProps) {
  const isOnline = useIsOnline();
  const failure = isOnline
    ? 'The connection or the server failed. Nothing of yours is lost.'
    : 'There is no connection, and this was not opened in this browser before.';
  return (
    <div role="alert" className="rounded-md border border-line bg-sunken px-6 py-12 text-center">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-muted">{reason ?? failure}</p>
      <Button className="mt-4" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}

type SkeletonsProps = {
  count: number;
  className: string;
  label?: string;
  /** Whether the label is shown in the first block; otherwise it is only for screen readers. */
  isLabelShown?: boolean;
};

/** Grey placeholders for content that is loading, so that the layout does not shift when it arrives. */
export function Skeletons({ count, className, label = 'Loading', isLabelShown = false }: SkeletonsProps) {
  const status = (
    <span role="status" className={isLabelShown ? 'absolute inset-0 grid place-content-center text-muted' : 'sr-only'}>
      {label}
    </span>
  );
  return (
    <>
      {isLabelShown ? (
        <div className={`relative ${className}`}>
          <div aria-hidden className="skeleton size-full" />
          {status}
        </div>
      ) : (
        status
      )}
      {Array.from({ length: isLabelShown ? count - 1 : count }, (_, index) => (
        <div key={index} aria-hidden className={`skeleton ${className}`} />
      ))}
    </>
  );
}
