import { useEffect, useRef, useState } from 'react';
import { copy } from '#client/components/copy-text.ts';

/** How long the button shows 'Copied'. */
const COPIED_MS = 1500;

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleClick = async () => {
    if (!(await copy(text))) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button
      type="button"
      onClick={() => void handleClick()}
      className="min-h-9 shrink-0 rounded-md px-3 text-sm text-muted transition-colors hover:bg-surface hover:text-ink"
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </button>
  );
}
