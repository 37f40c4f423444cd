export type StepAction = 'first' | 'back' | 'forward' | 'last' | 'play' | 'step back over' | 'step over';

const ACTIONS: Record<string, StepAction> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};
const SHIFTED: Record<string, StepAction> = { ArrowLeft: 'step back over', ArrowRight: 'step over' };

type Focused = Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight'> & {
  matches(selectors: string): boolean;
};
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The action of a key in the stepper; null if the focused element handles the key: a field, a button on the space bar,
 * or a box that the arrows scroll.
 */
export function actionOf(key: Key, focused: Focused): StepAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  const action = (key.shiftKey ? SHIFTED : ACTIONS)[key.key] ?? null;
  if (focused.matches('input, select, textarea, [contenteditable]')) return null;
  if (key.key === ' ') return focused.matches('button, summary, a') ? null : action;
  return scrolls(focused, key.key) ? null : action;
}

const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Focused, key: string) =>
  key.startsWith('Arrow') ? scrollWidth > clientWidth : scrollHeight > clientHeight;
