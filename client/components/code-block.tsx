import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long the button says 'Copied'. */
const COPIED_MS = 1500;

type CodeBlockProps = { code: string; language?: string };

/** Code with a copy button; its colours are loaded when the first block is shown. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-sunken">
      <div className="flex justify-end border-b border-line px-2 py-1">
        <CopyButton text={code} />
      </div>
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-[0.84rem] leading-relaxed" aria-label="Code">
        <code>
          <Coloured code={code} language={language} />
        </code>
      </pre>
    </div>
  );
}

function Coloured({ code, language }: CodeBlockProps) {
  const { data } = useQuery({
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
