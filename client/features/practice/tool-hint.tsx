import { useEffect, useState } from 'react';
import { type Language, LANGUAGES, toolOf } from '#judge/languages/languages.ts';
import { formatMegabytes } from './results/format-megabytes.ts';
import type { Sandbox } from './judge/sandbox.ts';
import { makingWords } from './judge/tool-words.ts';
import { type Making, missingOf } from './judge/tools.ts';

type ToolHintProps = { language: Language; isBusy: boolean; isShown: boolean; open(): Promise<Sandbox> };

const ASK_AGAIN_MS = 5000;

/**
 * Prepares the tool of a language while the program is being written. If it has to be downloaded first, shows its size;
 * if the server is still building it, shows for how long.
 */
export function ToolHint({ language, isBusy, isShown, open }: ToolHintProps) {
  const [missing, setMissing] = useState<number | Making>(0);
  useEffect(() => {
    if (isBusy) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = async () => {
      const tool = toolOf(language);
      const found = tool ? await missingOf(tool) : 0;
      if (isLeft) return;
      setMissing(found);
      if (typeof found !== 'number') timer = setTimeout(() => void prepare().catch(() => {}), ASK_AGAIN_MS);
      else if (found === 0) await (await open()).prepare(language);
    };
    prepare().catch(() => {}); // the run reports the error
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [language, isBusy, open]);
  if (missing === 0 || isBusy || !isShown) return null;
  return (
    <p role="status" className="text-sm text-muted">
      {typeof missing === 'number'
        ? `The first run loads ${LANGUAGES[language].name}: ${formatMegabytes(missing)}, once. Then it is kept in this browser.`
        : makingWords(language, missing)}
    </p>
  );
}
