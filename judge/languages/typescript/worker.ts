import { toJavaScript, TranslationError } from './translate.ts';
import type { ToRunner } from '#judge/worker/messages.ts';
import { wayOut } from '#judge/worker/output.ts';

const send = wayOut();

self.onmessage = ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'tool') send({ type: 'ready' });
  if (data.type !== 'translate') return;
  try {
    send({ type: 'translated', source: toJavaScript(data.source), message: '' });
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    send({ type: 'translated', source: null, message: error.message });
  }
};
