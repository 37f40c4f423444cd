/** What pages say to the service worker. */
export type Message =
  /** Keep what this page shows, and the sheet. */
  | { type: 'keep'; page: LoadedPage }
  /** Answered by whether the page of these files is of another version. */
  | { type: 'isOther'; files: string[] }
  /** Take over from the version before. */
  | { type: 'takeOver' };

export type LoadedPage = {
  /** The data that came in the page itself, as JSON; null where it came otherwise. */
  rendered: string | null;
  /** What the page has asked for before there was a worker: keys of queries, pictures and scripts. */
  asked: (readonly unknown[])[];
  pictures: string[];
  scripts: string[];
};
