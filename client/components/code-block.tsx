import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** How long the button says 'Copied'. */
const COPIED_MS = 1500;

type CodeBlockProps = { code: string; language?: string };

/** Code with a copy button; its colours are loaded when the first block comes into sight. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const place = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-sunken">
      <div className="flex justify-end border-b border-line px-2 py-1">
        <CopyButton text={code} />
      </div>
      <pre
        role="group"
        aria-label="Code"
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-[0.84rem] leading-relaxed"
      >
        <code ref={place}>
          <Coloured code={code} language={language} isSeen={isSeen} />
        </code>
      </pre>
    </div>
  );
}

/** How far away is as good as in sight. */
const NEAR = '300px';

/** Whether an element is, or has been, in sight: what is folded away is not. */
function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}

function Coloured({ code, language, isSeen }: CodeBlockProps & { isSeen: boolean }) {
  const { data } = useQuery({
    enabled: isSeen,
    queryKey: ['highlight', language, code],
    queryFn: async () => (await import('#client/lib/highlight.ts')).highlight(code, language),
    staleTime: Infinity,
    retry: false,
  });
  // Where no language fits, the guess has no children.
  return data && data.children.length > 0 ? toSpans(data.children) : code;
}

type Node = { type: string; value?: string; properties?: { className?: unknown }; children?: Node[] };

const toSpans = (nodes: readonly unknown[]): ReactNode =>
  (nodes as Node[]).map((node, index) =>
    // hast: elements and texts
    node.type === 'text' ? (
      node.value
    ) : (
      <span
        key={index}
        className={Array.isArray(node.properties?.className) ? node.properties.className.join(' ') : undefined}
      >
        {toSpans(node.children ?? [])}
      </span>
    ),
  );

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="rounded-md px-2.5 py-1 text-sm text-muted transition-colors hover:bg-surface hover:text-ink"
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </button>
  );
}
