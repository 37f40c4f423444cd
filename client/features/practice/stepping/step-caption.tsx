import type { Words } from '#judge/trace/drawing/change-words.ts';
import { sentenceText } from '#judge/trace/drawing/sentence.ts';
import { useSpokenText } from './use-spoken-text.ts';
import { RichText } from './rich-text.tsx';

/** A sentence about the step, also for screen readers. `note` is shown after a search that found nothing. */
export function StepCaption({ words, note, isPlaying }: { words: Words; note: string; isPlaying: boolean }) {
  const spokenText = useSpokenText(note === '' ? sentenceText(words) : note, isPlaying);
  return (
    <div className="rounded-md bg-sunken px-4 py-2.5">
      <p className="min-h-[3.2em] @xl:min-h-[1.6em]">
        <RichText words={words} />
      </p>
      {note !== '' && <p className="text-sm text-muted">{note}</p>}
      <p aria-live="polite" className="sr-only">
        {spokenText}
      </p>
    </div>
  );
}
