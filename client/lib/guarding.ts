import { useEffect } from 'react';
import type { Account } from './session.ts';

const guards: Record<Account, number> = { user: 0, administrator: 0 };

/** The page that is shown is for one kind of account, for as long as the caller is. */
export function useGuarding(account: Account): void {
  useEffect(() => {
    guards[account] += 1;
    return () => {
      guards[account] -= 1;
    };
  }, [account]);
}

/** Whom the page that is shown is for; null on a public page. */
export const guardedFor = (): Account | null =>
  guards.administrator > 0 ? 'administrator' : guards.user > 0 ? 'user' : null;
