import { expect, it } from 'vitest';
import { actionOf } from './step-keys.ts';

const key = (name: string, more = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const element = (tag: string, size = {}) => ({
  matches: (selector: string) => selector.split(', ').includes(tag),
  scrollWidth: 10,
  clientWidth: 10,
  scrollHeight: 10,
  clientHeight: 10,
  ...size,
});

it('goes from step to step by the arrows, and over calls with shift', () => {
  const keys = [key('ArrowLeft'), key('ArrowRight'), key('Home'), key('End'), key(' ')];
  expect(keys.map((one) => actionOf(one, element('div')))).toEqual(['back', 'forward', 'first', 'last', 'play']);
  expect(actionOf(key('ArrowRight', { shiftKey: true }), element('div'))).toBe('forward over calls');
  expect(actionOf(key('Home', { shiftKey: true }), element('div'))).toBeNull();
});

it('leaves fields their keys, buttons the space bar, and the browser its own', () => {
  expect(actionOf(key('ArrowRight'), element('input'))).toBeNull();
  expect(actionOf(key('End'), element('select'))).toBeNull();
  expect(actionOf(key(' '), element('button'))).toBeNull();
  expect(actionOf(key('ArrowRight'), element('button'))).toBe('forward');
  expect(actionOf(key('ArrowLeft', { altKey: true }), element('div'))).toBeNull();
  expect(actionOf(key('x'), element('div'))).toBeNull();
});

it('lets the arrows scroll what is wider than its box, and Home and End what is higher', () => {
  expect(actionOf(key('ArrowRight'), element('pre', { scrollWidth: 20 }))).toBeNull();
  expect(actionOf(key('Home'), element('pre', { scrollHeight: 20 }))).toBeNull();
  expect(actionOf(key('ArrowRight'), element('pre', { scrollHeight: 20 }))).toBe('forward');
});
