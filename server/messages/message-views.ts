export type MessageView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
};

/** `readAt` is null while nobody has opened it, `closedAt` while it is open. */
export type MessageRow = MessageView & { readAt: string | null; closedAt: string | null };
