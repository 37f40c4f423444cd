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

it('moves by steps with the arrows, and steps over calls with shift', () => {
  const keys = [key('ArrowLeft'), key('ArrowRight'), key('Home'), key('End'), key(' ')];
  expect(keys.map((one) => actionOf(one, element('div')))).toEqual(['back', 'forward', 'first', 'last', 'play']);
  expect(actionOf(key('ArrowRight', { shiftKey: true }), element('div'))).toBe('step over');
  expect(actionOf(key('Home', { shiftKey: true }), element('div'))).toBeNull();
});

it('ignores keys in fields, the space bar on buttons, and shortcuts of the browser', () => {
  expect(actionOf(key('ArrowRight'), element('input'))).toBeNull();
  expect(actionOf(key('End'), element('select'))).toBeNull();
  expect(actionOf(key(' '), element('button'))).toBeNull();
  expect(actionOf(key('ArrowRight'), element('button'))).toBe('forward');
  expect(actionOf(key('ArrowLeft', { altKey: true }), element('div'))).toBeNull();
  expect(actionOf(key('x'), element('div'))).toBeNull();
});

it('ignores the arrows in boxes that scroll horizontally, and Home and End in boxes that scroll vertically', () => {
  expect(actionOf(key('ArrowRight'), element('pre', { scrollWidth: 20 }))).toBeNull();
  expect(actionOf(key('Home'), element('pre', { scrollHeight: 20 }))).toBeNull();
  expect(actionOf(key('ArrowRight'), element('pre', { scrollHeight: 20 }))).toBe('forward');
});
