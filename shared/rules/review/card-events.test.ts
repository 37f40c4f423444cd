import { expect, test } from 'vitest';
import type { CardEvent } from '#shared/records/review-card/review-card.ts';
import { isUndone } from './card-events.ts';

const resumed = (key: string): CardEvent => ({ key, at: 1, kind: 'resumed' });
const undone = (key: string, eventKey: string): CardEvent => ({ key, at: 2, kind: 'undone', of: eventKey });

test('a card counts as removed once all its events are undone, and as restored with a later event', () => {
  expect(isUndone({ events: [resumed('a')] })).toBe(false);
  expect(isUndone({ events: [resumed('a'), undone('b', 'a')] })).toBe(true);
  expect(isUndone({ events: [resumed('a'), resumed('c'), undone('b', 'a')] })).toBe(false);
  expect(isUndone({ events: [resumed('a'), undone('b', 'a'), resumed('c')] })).toBe(false);
});
