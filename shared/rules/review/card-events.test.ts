import { expect, test } from 'vitest';
import type { CardEvent } from '#shared/records/review-card.ts';
import { isUndone } from './card-events.ts';

const resumed = (key: string): CardEvent => ({ key, at: 1, kind: 'resumed' });
const undone = (key: string, of: string): CardEvent => ({ key, at: 2, kind: 'undone', of });

test('a card is not there once all that happened to it is undone, and is again with whatever comes after', () => {
  expect(isUndone({ events: [resumed('a')] })).toBe(false);
  expect(isUndone({ events: [resumed('a'), undone('b', 'a')] })).toBe(true);
  expect(isUndone({ events: [resumed('a'), resumed('c'), undone('b', 'a')] })).toBe(false);
  expect(isUndone({ events: [resumed('a'), undone('b', 'a'), resumed('c')] })).toBe(false);
});
