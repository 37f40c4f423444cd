import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#judge/languages/languages.ts';
import type { Editor } from './code-mirror.ts';
import { indentationOf } from './indentation.ts';

const twice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
const loadEditor = () => twice(() => import('./code-mirror.ts'));
/** Falls back to an editor without Vim's keys. */
const loadVim = () =>
  twice(() => import('./code-mirror-vim.ts')).then(
    ({ vimKeys }) => vimKeys,
    () => [],
  );

type CodeMirrorOptions = {
  language: Language;
  value: string;
  onChange(value: string): void;
  diagnostics: { line: number; message: string }[];
  fontSize: number;
  isVim: boolean;
  attributes: Record<string, string>;
};

/** Replaces a textarea by CodeMirror after `request` was called and CodeMirror is loaded. */
export function useCodeMirror(
  { area, host }: { area: RefObject<HTMLTextAreaElement | null>; host: RefObject<HTMLDivElement | null> },
  options: CodeMirrorOptions,
) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(null);
  const latest = useRef(options);
  useLayoutEffect(() => void (latest.current = options));

  const takeOver = async (plain: HTMLTextAreaElement) => {
    const isAtRest = watchUse(plain);
    const before = latest.current;
    const [{ createEditor }, vim] = await Promise.all([loadEditor(), before.isVim ? loadVim() : []]);
    await isAtRest();
    // The page may have changed in the meantime.
    if (!host.current || !plain.isConnected) return;
    const { language } = latest.current;
    const created = createEditor({
      parent: host.current,
      language,
      // The text before loading, so that what was typed since then can be undone.
      text: language === before.language ? before.value : plain.value,
      vim,
      // Passed in, as a module that both import would become a separate chunk.
      indentationOf,
      attributes: () => latest.current.attributes,
      // Flushed, so that the page has the text before the next key, which may run the program.
      onChange: (value) => flushSync(() => latest.current.onChange(value)),
    });
    created.continueFrom(plain);
    if (document.activeElement === plain) created.focus();
    flushSync(() => setEditor(created));
  };
  const request = () => {
    if (!area.current) return;
    loading.current ??= takeOver(area.current).catch(() => {
      loading.current = null;
      setFailed(true);
    });
  };

  const { language, value, diagnostics, fontSize, isVim } = options;
  useLayoutEffect(() => editor?.show(language, value), [editor, language, value]);
  // Compared by content: setting equal errors again would put them back on their original lines.
  const faults = JSON.stringify(diagnostics);
  useEffect(() => editor?.setErrors(latest.current.diagnostics), [editor, language, faults]);
  useEffect(() => editor?.measure(), [editor, fontSize]);
  useEffect(() => {
    if (!editor) return;
    let isWanted = true;
    void (isVim ? loadVim() : Promise.resolve([])).then((keys) => {
      if (isWanted) editor.setVim(keys);
    });
    return () => void (isWanted = false);
  }, [editor, isVim]);
  useEffect(() => () => editor?.destroy(), [editor]);

  return { editor, request, hasFailed };
}

/** Waits until a textarea can be replaced: no word is being composed in it and nothing is selected with the pointer. */
function watchUse(area: HTMLTextAreaElement): () => Promise<void> {
  let isComposing = false;
  area.addEventListener('compositionstart', () => void (isComposing = true));
  area.addEventListener('compositionend', () => void (isComposing = false));
  return async () => {
    while (isComposing || area.matches(':active')) await new Promise(requestAnimationFrame);
  };
}
