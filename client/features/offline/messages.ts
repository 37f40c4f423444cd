/** What pages say to the service worker. */
export type Message =
  /** Keep what came with the page. */
  | { type: 'keep'; answers: { address: string; data: unknown }[] }
  /** Answered by whether the page of these files is of another version. */
  | { type: 'isOther'; files: string[] }
  /** Take over from the version before. */
  | { type: 'takeOver' };
