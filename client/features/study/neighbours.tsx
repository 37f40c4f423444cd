import { ArrowLeft, ArrowRight } from '#client/components/icons/icons-learning.ts';
import { StudyLink, type StudyPlace } from './study-link.tsx';

const LINK = 'flex min-h-10 min-w-0 items-center gap-2 text-muted hover:text-ink';

/** Links from an item to the previous and the next one. */
export function Neighbours({ place, position }: { place: StudyPlace; position: number }) {
  const headerAt = (at: number) => place.entries[at]?.header ?? '';
  return (
    <div className="mt-5 grid gap-x-6 border-t border-line pt-3 text-sm sm:grid-cols-2">
      <StudyLink place={place} position={position - 1} className={LINK}>
        <ArrowLeft size={16} aria-hidden className="shrink-0" />
        <span className="sr-only">Previous: </span>
        <span className="min-w-0 wrap-anywhere">{headerAt(position - 1)}</span>
      </StudyLink>
      <StudyLink place={place} position={position + 1} className={`${LINK} justify-end text-right sm:col-start-2`}>
        <span className="sr-only">Next: </span>
        <span className="min-w-0 wrap-anywhere">{headerAt(position + 1)}</span>
        <ArrowRight size={16} aria-hidden className="shrink-0" />
      </StudyLink>
    </div>
  );
}
