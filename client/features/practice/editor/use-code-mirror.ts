import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#shared/judge/languages.ts';
import type { Editor } from './code-mirror.ts';
import { indentationOf } from './indentation.ts';

const twice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
const loadEditor = () => twice(() => import('./code-mirror.ts'));
/** An editor without Vim's keys is better than none. */
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

/** Puts CodeMirror in the place of a plain area as soon as it is there, once it has been asked for. */
export function useCodeMirror(
  { area, host }: { area: RefObject<HTMLTextAreaElement | null>; host: RefObject<HTMLDivElement | null> },
  options: CodeMirrorOptions,
) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef<Promise<void>>(null);
  const latest = useRef(options);
  useLayoutEffect(() => void (latest.current = options));

  const takeOver = async (plain: HTMLTextAreaElement) => {
    const isAtRest = watchUse(plain);
    const before = latest.current;
    const [{ createEditor }, vim] = await Promise.all([loadEditor(), before.isVim ? loadVim() : []]);
    await isAtRest();
    // The page may be another by now.
    if (!host.current || !plain.isConnected) return;
    const { language } = latest.current;
    const made = createEditor({
      parent: host.current,
      language,
      // What has been typed since then can be undone.
      text: language === before.language ? before.value : plain.value,
      vim,
      // Given, since a module that both imported would be a file of its own.
      indentationOf,
      attributes: () => latest.current.attributes,
      // The page has it before the next key, which may be the one that runs it.
      onChange: (value) => flushSync(() => latest.current.onChange(value)),
    });
    made.continueFrom(plain);
    if (document.activeElement === plain) made.focus();
    flushSync(() => setEditor(made));
  };
  const ask = () => {
    if (!area.current) return;
    asked.current ??= takeOver(area.current).catch(() => {
      asked.current = null;
      setFailed(true);
    });
  };

  const { language, value, diagnostics, fontSize, isVim } = options;
  useLayoutEffect(() => editor?.show(language, value), [editor, language, value]);
  // They are the same ones until they say something else: in between their lines move with the text.
  const faults = JSON.stringify(diagnostics);
  useEffect(() => editor?.setFaults(latest.current.diagnostics), [editor, language, faults]);
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

  return { editor, ask, hasFailed };
}

/** Tells when an area can be replaced: no word is being composed in it and nothing is selected with the pointer. */
function watchUse(area: HTMLTextAreaElement): () => Promise<void> {
  let isComposing = false;
  area.addEventListener('compositionstart', () => void (isComposing = true));
  area.addEventListener('compositionend', () => void (isComposing = false));
  return async () => {
    while (isComposing || area.matches(':active')) await new Promise(requestAnimationFrame);
  };
}
