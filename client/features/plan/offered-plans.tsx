import { Button } from '#client/components/button.tsx';
import { formatDate } from '#client/lib/format.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { savePlan, useReviewPlan } from '#client/records/review-cards.ts';
import { settleOffer } from '#client/records/study-plans.ts';
import type { PlanVersion, StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { otherPlans } from '#shared/rules/plan/other-plans.ts';

/** Plans that the learner made while signed out, in addition to the account's plan: each can be used or dismissed. */
export function OfferedPlans({ plan, today }: { plan: StudyPlan | null; today: string }) {
  const { at: _at, by: _by, ...reviewing } = useReviewPlan();
  const offers = plan ? otherPlans(plan, today) : [];
  const settle = ({ visitor = '', interviewOn }: PlanVersion, isUsed: boolean) => {
    // Reviews use the same day of the interview.
    const isStored = settleOffer({ visitor, isUsed }) && (!isUsed || savePlan({ ...reviewing, interviewOn }));
    if (!isStored) notifyNotStored();
    else toast.success(isUsed ? 'You now use the other plan.' : 'Your plan stays as it is.');
  };
  return offers.map((offer) => (
    <section
      key={offer.visitor}
      aria-label="A plan from before you logged in"
      className="mb-8 rounded-md border border-line bg-surface p-5"
    >
      <p>
        Before you logged in you planned for {offer.company === '' ? 'any company' : offer.company} up to{' '}
        {formatDate(offer.interviewOn)}, {Math.round(offer.minutesPerWeek / 6) / 10} hours a week. Your account has
        another plan, which stays unless you use this one.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => settle(offer, true)}>Use it</Button>
        <Button look="quiet" onClick={() => settle(offer, false)}>
          Leave it
        </Button>
      </div>
    </section>
  ));
}
