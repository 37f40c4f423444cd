const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 65_535;

/**
 * The modification times of the files in a ZIP archive, by path, as ISO. The archive's directory stores them without a
 * time zone; they are taken as UTC. Unreadable entries are skipped.
 */
export function zipDates(bytes: Uint8Array): Map<string, string> {
  const dates = new Map<string, string>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return dates;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return dates;
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length));
    const date = readDosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true));
    if (date !== null) dates.set(name, date);
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return dates;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) if (view.getUint32(at, true) === END) return at;
  return null;
}

function readDosTime(day: number, time: number): string | null {
  const [year, month, date] = [1980 + (day >> 9), (day >> 5) & 15, day & 31];
  if (month < 1 || month > 12 || date < 1) return null;
  return new Date(Date.UTC(year, month - 1, date, time >> 11, (time >> 5) & 63, (time & 31) * 2)).toISOString();
}
