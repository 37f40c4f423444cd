import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { showUndoable } from '#client/components/undo-toast.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { addEvent } from '#client/records/review-cards.ts';
import { useCurrentTitle } from '#client/records/current-titles.ts';
import { href } from '#shared/paths.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { inDays, type StatedCard, titleOf } from '#shared/rules/review/review-queue.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { studyTopicOf } from '#shared/study-topics.ts';
import { QuestionReview } from './question-review.tsx';
import { LEECH_ADVICE } from './rated.tsx';

type ReviewRowProps = {
  card: StatedCard;
  today: string;
  /** Whether it can be reviewed now. */
  isDue: boolean;
  /** Whether its question is shown. */
  isOpen: boolean;
  onToggle(): void;
};

/** For how many days a card can be put off. */
const SNOOZES = [1, 3, 7];

/** A card in a list: its problem or question, and the actions for it. */
export function ReviewRow({ card: { id, card, state }, today, isDue, isOpen, onToggle }: ReviewRowProps) {
  const subject = readCardId(id);
  const [areMoreShown, setMoreShown] = useState(false);
  const menuId = useId();
  const currentTitle = useCurrentTitle('card');
  if (!subject) return null;
  const title =
    currentTitle({ id, title: titleOf(card) }) || (subject.kind === 'problem' ? titleOfSlug(subject.slug) : id);
  const problemHref = subject.kind === 'problem' ? href('problem', { slug: subject.slug }) : null;
  const act = (event: Parameters<typeof addEvent>[1], message: string) => {
    const key = addEvent(id, event);
    if (key === null) return notifyNotStored();
    setMoreShown(false);
    showUndoable(`${title}: ${message}`, () => void addEvent(id, { kind: 'undone', of: key }));
  };
  return (
    <li>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
        <div className="min-w-0 flex-1 basis-56">
          {problemHref ? (
            <Link to={problemHref} className="font-medium underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          <p className="text-sm text-muted">
            {subject.kind === 'problem'
              ? 'Problem'
              : (studyTopicOf('interview-questions', subject.category)?.name ?? 'Question')}
            {state.reviews > 0 && `, reviewed ${state.reviews === 1 ? 'once' : `${state.reviews} times`}`}
          </p>
          {state.isLeech && (
            <p className="text-sm text-medium">
              Forgotten {state.lapses} times: {LEECH_ADVICE}
            </p>
          )}
        </div>
        <span className="flex gap-2">
          {isDue &&
            (problemHref ? (
              <ButtonLink to={`${problemHref}?review`} aria-label={`Review ${title}`}>
                Review
              </ButtonLink>
            ) : (
              <Button aria-expanded={isOpen} aria-label={`Review ${title}`} onClick={onToggle}>
                Review
              </Button>
            ))}
          <Button
            look="quiet"
            aria-expanded={areMoreShown}
            aria-controls={menuId}
            aria-label={`More about ${title}`}
            onClick={() => setMoreShown(!areMoreShown)}
          >
            More
          </Button>
        </span>
      </div>
      {areMoreShown && (
        <div id={menuId} className="flex flex-wrap gap-2 px-4 pb-3">
          {state.status === 'active' ? (
            <>
              <span className="self-center pl-3 text-muted">Put off:</span>
              {SNOOZES.map((days) => (
                <Button
                  key={days}
                  look="quiet"
                  aria-label={`Put off: ${inDays(days)}`}
                  onClick={() => act({ kind: 'snoozed', until: addDays(today, days) }, 'put off.')}
                >
                  {inDays(days)}
                </Button>
              ))}
              <Button look="quiet" onClick={() => act({ kind: 'suspended' }, 'suspended.')}>
                Suspend
              </Button>
              <Button look="quiet" onClick={() => act({ kind: 'mastered' }, 'mastered; it does not come back.')}>
                Mastered
              </Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => act({ kind: 'resumed' }, 'is reviewed again.')}>
              Review it again
            </Button>
          )}
        </div>
      )}
      {isOpen && subject.kind === 'question' && (
        <QuestionReview cardId={id} card={card} category={subject.category} id={subject.id} today={today} />
      )}
    </li>
  );
}
