import type { Answers } from '#client/lib/trpc.ts';

type RowOf<P extends { items: unknown[] }> = P['items'][number];

export type UserRow = RowOf<Answers['people']['users']>;
export type AdministratorRow = RowOf<Answers['administrators']['list']>;
export type SubscriberRow = RowOf<Answers['people']['subscribers']>;
export type MessageRow = RowOf<Answers['people']['messages']>;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
