import fc from 'fast-check';
import { at, day, key, words } from '#shared/testing/sample-parts.ts';
import { type CardEvent, SCHEDULER } from './review-card.ts';

const cardEvent: fc.Arbitrary<CardEvent> = fc.oneof(
  fc.record({
    key,
    at,
    kind: fc.constant('added' as const),
    day,
    title: words,
    scheduler: fc.constant(SCHEDULER),
  }),
  fc.record({
    key,
    at,
    kind: fc.constant('reviewed' as const),
    day,
    rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    seconds: fc.option(fc.nat(5000)),
  }),
  fc.record({ key, at, kind: fc.constant('undone' as const), of: key }),
  fc.record({ key, at, kind: fc.constant('snoozed' as const), until: day }),
  fc.record({ key, at, kind: fc.constantFrom('suspended' as const, 'mastered' as const, 'resumed' as const) }),
);

export const reviewCards = fc
  .uniqueArray(cardEvent, { selector: (event) => event.key, minLength: 1 })
  .map((events) => ({ events }));
