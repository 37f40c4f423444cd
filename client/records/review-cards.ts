import { useMemo } from 'react';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { type CardEvent, MAX_CARD_TITLE, type ReviewCard, SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { DEFAULT_PLAN, OWN_PLAN, type ReviewPlan } from '#shared/records/review-plan/review-plan.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { isUndone } from '#shared/rules/review/card-events.ts';
import { useOwner } from './use-owner.ts';
import { replaceRecord, useOwnRecord } from './own-records.ts';
import { ownerNow } from '#client/records/owner.ts';
import { changeRecord, type Entry, recordsOf, recordTexts } from './record-store.ts';
import type { LocalRecord } from './synced-kind.ts';
import { syncedKind } from './synced-kinds.ts';

const CARDS = syncedKind('review-card');

/** A new event; its key and time are added here. */
type NewEvent = CardEvent extends infer E ? (E extends CardEvent ? Omit<E, 'key' | 'at'> : never) : never;

/** The day in the learner's time zone. */
export const today = (): string => dayIn(ownTimeZone(), Date.now());

/** Today, only in the browser: '' while the server renders. */
export const useToday = (): string => useStoredValue(today, '');

/** The cards of the learner or visitor in this browser. */
export function useReviewCards(): { id: string; card: ReviewCard }[] {
  const owner = useOwner();
  const texts = useStoredValue(() => recordTexts('review-card', owner), '');
  return useMemo(() => (texts === '' ? [] : recordsOf(CARDS, owner).map(toCard).filter(isThere)), [texts, owner]);
}

const toCard = ({ id, record: { record } }: Entry<LocalRecord<'review-card'>>) => ({ id, card: record });
const isThere = ({ card }: { card: ReviewCard }) => !isUndone(card);

/** The card of a problem or a question; null if there is none. */
export function useReviewCard(id: string): ReviewCard | null {
  const card = useOwnRecord('review-card', id);
  return card && !isUndone(card) ? card : null;
}

/** Adds a card if there is none. @returns whether the browser stored it */
export const addCard = (id: string, title: string): boolean =>
  changeRecord(CARDS, ownerNow(), id, (local) => {
    const added = { kind: 'added', day: today(), title: title.slice(0, MAX_CARD_TITLE), scheduler: SCHEDULER } as const;
    const { record } = local ?? { record: { events: [] } };
    if (record.events.length > 0 && !isUndone(record)) return null;
    return { record: { events: [...record.events, { ...stampOf(record), ...added }] }, isSent: false };
  });

/** Adds an event to an existing card. @returns its key; null if the browser did not store it */
export function addEvent(id: string, event: NewEvent): string | null {
  let key: string | null = null;
  const isStored = changeRecord(CARDS, ownerNow(), id, (local) => {
    if (!local) return null;
    const stamp = stampOf(local.record);
    ({ key } = stamp);
    return { record: { events: [...local.record.events, { ...stamp, ...event }] }, isSent: false };
  });
  return isStored ? key : null;
}

function stampOf(card: ReviewCard | null): { key: string; at: number } {
  const { at, by } = stampAfter(card?.events.at(-1)?.at ?? 0, Date.now(), newUuid());
  return { key: by, at };
}

export const useReviewPlan = (): ReviewPlan => useOwnRecord('review-plan', OWN_PLAN) ?? DEFAULT_PLAN;

/** @returns whether the browser stored it */
export const savePlan = (plan: Omit<ReviewPlan, 'at' | 'by'>): boolean =>
  replaceRecord('review-plan', OWN_PLAN, () => plan);
