import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { type KeptPage, keptPages } from './kept-answers.ts';
import { startOfflineUse, takeVersion } from './registration.ts';

/** What the reader is told about the connection and new versions, at the foot of the window. */
export function Notices() {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const [newVersion, setNewVersion] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    const left = new AbortController();
    const { signal } = left;
    startOfflineUse({ client, queryClient, onNewVersion: setNewVersion, signal }).catch((error: unknown) => {
      // The site works without.
      console.warn('This page is not kept for times without a connection:', error);
    });
    return () => left.abort();
  }, [client, queryClient]);

  return (
    <div role="status" className="fixed bottom-4 left-4 z-40 grid w-[min(26rem,calc(100%-6rem))] gap-3 print:hidden">
      {!isOnline && <Offline />}
      {newVersion && (
        <Notice text="A new version of GearUp is ready." dismissal="Later" onDismiss={() => setNewVersion(null)}>
          <Button onClick={() => takeVersion(newVersion)}>Reload</Button>
        </Notice>
      )}
    </div>
  );
}

/** The reader has asked the browser to load as little as possible. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser

const LOOK_MS = 5000;

/** What failed for want of a connection is asked for again as soon as there is one. */
async function lookForServer() {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch('/health').catch(() => null);
  if (answer?.ok) onlineManager.setOnline(true);
}

function Offline() {
  const [isDismissed, setDismissed] = useState(false);
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    if ('caches' in window) keptPages().then(setPages, () => {});
  }, []);
  useEffect(() => {
    const timer = setInterval(() => void lookForServer(), LOOK_MS);
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
