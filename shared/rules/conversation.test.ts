import { expect, test } from 'vitest';
import { askSchema } from '../schemas/assistant.ts';
import { charactersIn, MAX_CONVERSATION, MAX_TURNS, recentTurns } from './conversation.ts';

const turn = (length: number, name = 'x') => ({ prompt: name, answer: 'a'.repeat(length) });

test('a short conversation goes along whole', () => {
  const turns = [turn(10), turn(20)];
  expect(recentTurns(turns)).toEqual(turns);
});

test('the newest turns of a long conversation are sent along, in their order', () => {
  const turns = Array.from({ length: 30 }, (_, index) => turn(5, String(index)));
  expect(recentTurns(turns).map(({ prompt }) => prompt)).toEqual(
    Array.from({ length: MAX_TURNS }, (_, index) => String(30 - MAX_TURNS + index)),
  );
});

test('the server always accepts the turns that are sent along', () => {
  const turns = Array.from({ length: 40 }, () => ({ prompt: 'p'.repeat(4000), answer: 'a'.repeat(50_000) }));
  const history = recentTurns(turns);
  expect(history.length).toBeGreaterThan(0);
  expect(charactersIn(history)).toBeLessThanOrEqual(MAX_CONVERSATION);
  expect(askSchema.safeParse({ prompt: 'next', history }).success).toBe(true);
});

test('more than that is refused', () => {
  const history = Array.from({ length: 2 }, () => turn(MAX_CONVERSATION / 2));
  expect(askSchema.safeParse({ prompt: 'next', history }).success).toBe(false);
  expect(askSchema.safeParse({ prompt: 'next', history: Array(MAX_TURNS + 1).fill(turn(1)) }).success).toBe(false);
});
