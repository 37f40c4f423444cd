import type { Answers } from '#client/lib/trpc.ts';

type RowOf<P extends { items: unknown[] }> = P['items'][number];

export type UserRow = RowOf<Answers['users']['list']>;
export type AdministratorRow = RowOf<Answers['administrators']['list']>;
export type SubscriberRow = RowOf<Answers['subscribers']['list']>;
export type MessageRow = RowOf<Answers['messages']['list']>;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
