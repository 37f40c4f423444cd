import { useEffect } from 'react';
import { Button } from '#client/components/button.tsx';
import { Loudspeaker, Square } from '#client/components/icons/icons-learning.ts';
import { toast } from '#client/lib/toast.ts';
import type { StudyKind } from '#shared/study-topics.ts';
import type { StudyFields } from '#shared/rules/study/study-parts.ts';
import { readAloudText } from '#shared/rules/study/read-aloud.ts';
import { askForVoices, startReading, stopReading, stopReadingOf, useCanRead, useIsReading } from './reading.ts';

type ReadAloudButtonProps = { item: { key: string } & StudyFields; kind: StudyKind };

/** Reads an item aloud, or stops. Renders nothing if the browser has no speech synthesis. */
export function ReadAloudButton({ item, kind }: ReadAloudButtonProps) {
  const { key, header } = item;
  const canRead = useCanRead();
  const isReading = useIsReading(key);
  useEffect(() => {
    if (canRead) askForVoices();
    return () => stopReadingOf(key);
  }, [canRead, key]);
  if (canRead === false) return null;

  const read = async () => {
    try {
      await startReading(key, readAloudText(item, kind));
    } catch (error) {
      console.error(error);
      toast.error('Your browser could not read this aloud.');
    }
  };
  const Icon = isReading ? Square : Loudspeaker;
  const label = isReading ? 'Stop reading' : 'Read aloud';
  return (
    <Button
      look="quiet"
      aria-pressed={isReading}
      aria-label={`${label}: ${header}`}
      onClick={isReading ? stopReading : read}
      // Invisible with its space reserved, until it is known whether the browser can speak.
      className={`text-sm max-sm:px-2 ${canRead ? '' : 'invisible'}`}
    >
      <Icon size={16} aria-hidden /> {label}
    </Button>
  );
}
