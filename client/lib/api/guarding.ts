import { useEffect } from 'react';
import type { AccountKind } from './session.ts';

const guards: Record<AccountKind, number> = { user: 0, administrator: 0 };

/** Marks the shown page as one for this kind of account, while the calling component is mounted. */
export function useGuarding(account: AccountKind): void {
  useEffect(() => {
    guards[account] += 1;
    return () => {
      guards[account] -= 1;
    };
  }, [account]);
}

/** The kind of account that the shown page is for; null on a public page. */
export const guardedFor = (): AccountKind | null =>
  guards.administrator > 0 ? 'administrator' : guards.user > 0 ? 'user' : null;
