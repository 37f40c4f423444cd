import { useSecondsUntil } from '#client/lib/hooks/use-seconds-until.ts';
import { endOf, type Sitting } from '#shared/rules/sittings/sitting.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

function timeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? short : `${hours}:${short}`;
}

const SOON_SECONDS = 5 * 60;

/** The remaining time of a sitting. */
export function Clock({ sitting }: { sitting: Sitting }) {
  const seconds = useSecondsUntil(endOf(sitting));
  return (
    <span
      role="timer"
      aria-label="Time left"
      className={`font-semibold tabular-nums ${seconds <= SOON_SECONDS ? 'text-hard' : ''}`}
    >
      {timeLeft(seconds)}
    </span>
  );
}
