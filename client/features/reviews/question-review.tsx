import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import { studyItemHref, studyTopicOf } from '#shared/study-topics.ts';
import { RatingButtons } from './rating-buttons.tsx';

type QuestionReviewProps = { cardId: string; card: ReviewCard; category: string; id: number; today: string };

/** A question to answer aloud. Then it shows the short answer and asks how well it went. */
export function QuestionReview({ cardId, card, category, id, today }: QuestionReviewProps) {
  const question = trpc.study.question.useQuery({ category, id });
  const [isShown, setShown] = useState(false);
  if (question.isError)
    return <ErrorState title="The question could not be loaded." onRetry={() => void question.refetch()} />;
  if (!question.data) return <Skeletons count={1} className="h-24" label="Loading the question" />;
  const { header, shortAnswer, position } = question.data;
  const topic = studyTopicOf('interview-questions', category);
  return (
    <div className="border-t border-line px-4 py-4">
      {isShown ? (
        <>
          <MarkupText text={shortAnswer} className="readable mb-3" />
          {topic && (
            <p className="mb-4 text-sm">
              <Link to={studyItemHref(topic, position, { id, header })} className="underline underline-offset-4">
                The whole answer
              </Link>
            </p>
          )}
          <RatingButtons id={cardId} card={card} today={today} />
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          Say your answer aloud, as in an interview.
          <Button ref={focusOnce} onClick={() => setShown(true)}>
            Show the short answer
          </Button>
        </p>
      )}
    </div>
  );
}

/** Moves the focus to where the review was opened, so that the keyboard continues there. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
