import { useEffect, useState } from 'react';
import { toolOf } from '#client/sandbox/messages.ts';
import { type Language, LANGUAGES } from '#shared/judge/languages.ts';
import { formatMegabytes } from './format-megabytes.ts';
import type { Sandbox } from './sandbox.ts';
import { sizeOf } from './tools.ts';

type ToolHintProps = { language: Language; isBusy: boolean; open(): Promise<Sandbox> };

/** Has what a language needs ready while its program is written; where it has to be loaded first, says how much it is. */
export function ToolHint({ language, isBusy, open }: ToolHintProps) {
  const [size, setSize] = useState(0);
  useEffect(() => {
    if (isBusy) return;
    let isLeft = false;
    const prepare = async () => {
      const tool = toolOf(language);
      const missing = tool ? await sizeOf(tool) : 0;
      if (isLeft) return;
      setSize(missing);
      if (missing === 0) await (await open()).prepare(language);
    };
    prepare().catch(() => {}); // the run says what is wrong
    return () => void (isLeft = true);
  }, [language, isBusy, open]);
  if (size === 0 || isBusy) return null;
  return (
    <p role="status" className="text-sm text-muted">
      The first run loads {LANGUAGES[language].name}: {formatMegabytes(size)}, once. Then it is kept in this browser.
    </p>
  );
}
