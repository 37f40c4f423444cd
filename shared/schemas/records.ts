import { z } from 'zod';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { sentRecord } from '#shared/records/stored-kinds.ts';
import { timeZoneSchema } from '../field-schema.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';

const MAX_FILE_RECORDS = 20_000;

/** The records in a learner's export file. */
export const fileRecords = z.array(sentRecord).max(MAX_FILE_RECORDS, {
  error: `A file has at most ${MAX_FILE_RECORDS} records`,
});

export const syncRecordsSchema = z.object({
  /** The owner of the records, so that they are not mixed up if somebody else has signed in meanwhile. */
  userKey: z.uuid(),
  /** The current time by the client's clock. */
  sentAt: z.iso.datetime(),
  /** Where the learner is: decides the day of a tick if the clock is wrong. */
  timeZone: timeZoneSchema.default('UTC'),
  /** The last revision that this browser has; 0 to get everything. */
  since: z.int().min(0).max(MAX_ID),
  records: z.array(sentRecord).max(MAX_RECORDS),
});
