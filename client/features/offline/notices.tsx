import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { type CachedPage, cachedPages } from './answer-cache.ts';
import type { Message } from './messages.ts';

export type NoticesProps = { isOnline: boolean; newVersion: ServiceWorker | null; onLater(): void };

/**
 * Notices about the connection and new versions, at the bottom of the window. At the end of the page they are below the
 * last links instead of covering them.
 */
export const Notices = ({ isOnline, newVersion, onLater }: NoticesProps) => (
  <div role="status" className="sticky bottom-4 z-40 m-4 grid w-[min(26rem,calc(100%-6rem))] gap-3 print:hidden">
    {!isOnline && <Offline />}
    {newVersion && (
      <Notice text="A new version of GearUp is ready." dismissal="Later" onDismiss={onLater}>
        <Button onClick={() => takeVersion(newVersion)}>Reload</Button>
      </Notice>
    )}
  </div>
);

/** The maximum time for the handover of the former worker, which waits until it is idle. */
const MAX_HANDOVER_MS = 5000;

/** Reloads the page in the new version. */
function takeVersion(worker: ServiceWorker) {
  const reload = () => window.location.reload();
  // It has already taken over, in another tab, or an even newer version has.
  if (worker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'takeOver' } satisfies Message);
  // The server has the new version in any case.
  setTimeout(reload, MAX_HANDOVER_MS);
}

const POLL_MS = 5000;

/** Sets the state to online as soon as the server answers, so that queries that failed offline are retried. */
async function lookForServer() {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch('/health').catch(() => null);
  if (answer?.ok) onlineManager.setOnline(true);
}

function Offline() {
  const [isDismissed, setDismissed] = useState(false);
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => {
    if ('caches' in window) cachedPages().then(setPages, () => {});
  }, []);
  useEffect(() => {
    const timer = setInterval(() => void lookForServer(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  if (isDismissed) return null;
  return (
    <Notice
      text="There is no connection. Pages that you have opened before still open."
      dismissal="Dismiss"
      onDismiss={() => setDismissed(true)}
    >
      {pages.length > 0 && (
        <details className="w-full">
          <summary className="min-h-10 cursor-pointer py-2 font-medium">What you can read now</summary>
          <ul className="max-h-60 overflow-y-auto">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="block py-1.5 text-accent-ink underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}

type NoticeProps = { text: string; dismissal: string; onDismiss(): void; children: ReactNode };

const Notice = ({ text, dismissal, onDismiss, children }: NoticeProps) => (
  <div className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-4 text-[0.95rem] shadow-float">
    <p className="w-full">{text}</p>
    {children}
    <Button look="quiet" onClick={onDismiss}>
      {dismissal}
    </Button>
  </div>
);
