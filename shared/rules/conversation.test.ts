import { expect, test } from 'vitest';
import { askSchema } from '../schemas/assistant.ts';
import { charactersIn, MAX_CONVERSATION, MAX_TURNS, recentTurns } from './conversation.ts';

const turn = (length: number, name = 'x') => ({ prompt: name, answer: 'a'.repeat(length) });

test('sends a short conversation whole', () => {
  const turns = [turn(10), turn(20)];
  expect(recentTurns(turns)).toEqual(turns);
});

test('sends the newest turns of a long conversation, in their order', () => {
  const turns = Array.from({ length: 30 }, (_, index) => turn(5, String(index)));
  expect(recentTurns(turns).map(({ prompt }) => prompt)).toEqual(
    Array.from({ length: MAX_TURNS }, (_, index) => String(30 - MAX_TURNS + index)),
  );
});

test('sends only turns that the server accepts', () => {
  const turns = Array.from({ length: 40 }, () => ({ prompt: 'p'.repeat(4000), answer: 'a'.repeat(50_000) }));
  const history = recentTurns(turns);
  expect(history.length).toBeGreaterThan(0);
  expect(charactersIn(history)).toBeLessThanOrEqual(MAX_CONVERSATION);
  expect(askSchema.safeParse({ prompt: 'next', history }).success).toBe(true);
});

test('the server refuses a longer history', () => {
  const history = Array.from({ length: 2 }, () => turn(MAX_CONVERSATION / 2));
  expect(askSchema.safeParse({ prompt: 'next', history }).success).toBe(false);
  expect(askSchema.safeParse({ prompt: 'next', history: Array(MAX_TURNS + 1).fill(turn(1)) }).success).toBe(false);
});
