import type { ResourceName } from '#shared/resources/index.ts';

export type MessageView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
};

/**
 * Where a mistake was found; '' and null for a message of the contact form. The record is null if the page shows none.
 */
export type MessagePlace = { place: string; resource: ResourceName | null; recordKey: string | null };

/** `readAt` is null until somebody has opened it, `closedAt` while it is open. */
export type MessageRow = MessageView & MessagePlace & { readAt: string | null; closedAt: string | null };
