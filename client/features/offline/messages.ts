/** The messages from pages to the service worker. */
export type Message =
  /** Cache the data of this page, and the sheet. */
  | { type: 'keep'; page: LoadedPage }
  /** Answered by true if the page with these files is of another version. */
  | { type: 'isOther'; files: string[] }
  /** Take over from the previous version. */
  | { type: 'takeOver' };

export type LoadedPage = {
  /** The data in the page from the server, as JSON; null if there is none. */
  rendered: string | null;
  /** What the page loaded before the worker controlled it: keys of queries, pictures and scripts. */
  asked: (readonly unknown[])[];
  pictures: string[];
  scripts: string[];
};
