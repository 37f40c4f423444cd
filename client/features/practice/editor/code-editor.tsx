import {
  type CSSProperties,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import type { Language } from '#judge/languages/languages.ts';
import { classNames } from '#client/lib/class-names.ts';
import { indentationOf } from './indentation.ts';
import { loadPlainEditing, PlainCodeArea, pressPlain } from './plain-code-area.tsx';
import { useCodeMirror } from './use-code-mirror.ts';

/** For devices without a hardware keyboard. */
const KeyRow = lazyPart(
  async () => (await import('./key-row.tsx')).KeyRow,
  () => null,
);
const ON_PHONES = '(width < 48rem), (pointer: coarse)';

type CodeEditorProps = {
  language: Language;
  value: string;
  onChange(value: string): void;
  label: string;
  diagnostics: { line: number; message: string }[];
  onRun(): void;
  onSubmit(): void;
  fontSize: number;
  isVim: boolean;
  className?: string;
};

/** The code editor: a textarea, replaced by CodeMirror once it is focused or hovered. Callers set its height. */
export function CodeEditor({ label, onRun, onSubmit, className, ...rest }: CodeEditorProps) {
  const { language, value, onChange, diagnostics, fontSize } = rest;
  const unit = indentationOf(language);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const attributes = { 'aria-label': label, 'aria-describedby': `${id}-keys ${id}-faults` };
  const { editor, request, hasFailed } = useCodeMirror({ area, host }, { ...rest, attributes });
  const hasKeyRow = useSyncExternalStore(
    onPhones,
    () => matchMedia(ON_PHONES).matches,
    () => false,
  );
  // The textarea may have been focused before this component was mounted.
  const requestIfFocused = useRef(() => {
    if (document.activeElement !== area.current) return;
    request();
    void loadPlainEditing();
  });
  useEffect(() => requestIfFocused.current(), []);

  /** Runs in the capture phase, so that these keys work the same in the textarea, CodeMirror and Vim mode. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'Enter' || altKey || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (shiftKey) onSubmit();
    else onRun();
  };

  return (
    <div
      className={classNames(
        'group/editor flex min-h-40 flex-col overflow-hidden rounded-md border border-line-strong bg-surface',
        className,
      )}
      onKeyDownCapture={handleKeyDown}
      onFocus={() => {
        request();
        void loadPlainEditing();
      }}
      onPointerEnter={request}
      onPointerDown={request}
    >
      <div
        className="code-area relative isolate min-h-0 flex-1 font-mono leading-normal"
        style={{ '--code-size': `${fontSize}px` } as CSSProperties} // its type knows no custom properties
      >
        <div ref={host} className="absolute inset-0 empty:hidden" />
        {!editor && <PlainCodeArea ref={area} {...attributes} value={value} unit={unit} onChange={onChange} />}
      </div>
      <div
        id={`${id}-faults`}
        role="status"
        className={
          editor || diagnostics.length === 0
            ? 'sr-only'
            : 'max-h-32 shrink-0 overflow-y-auto bg-hard-wash px-3 py-1 font-mono text-sm whitespace-pre-wrap text-hard'
        }
      >
        <ul>
          {diagnostics.map(({ line, message }, index) => (
            <li key={index}>{`Line ${line}: ${message}`}</li>
          ))}
        </ul>
      </div>
      <p
        id={`${id}-keys`}
        className="shrink-0 border-t border-line px-3 py-1 text-xs text-muted max-md:sr-only pointer-coarse:sr-only"
      >
        {hasFailed && !editor && 'The full editor could not be loaded; this one is plain. '}
        Tab indents; Escape, then Tab leaves. Ctrl+Enter runs, Ctrl+Shift+Enter submits.
      </p>
      <div className="hidden h-13 shrink-0 max-md:block pointer-coarse:block">
        {hasKeyRow && (
          <Suspense>
            <KeyRow
              onPress={(key) => (editor ? editor.press(key) : area.current && pressPlain(area.current, key, { unit }))}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function onPhones(listener: () => void) {
  const query = matchMedia(ON_PHONES);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
