import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_NOTE, note as noteKind, type Note, type NoteVersion } from '#shared/records/note/note.ts';
import { findNotes } from './find-notes.ts';
import { legacyNote } from './legacy-note.ts';
import { earlierOfDevice, earlierVersions, editNote, SESSION_MS } from './note-edits.ts';
import { blogNote, problemNote, problemOfNote, questionNote } from './note-ids.ts';
import { readNoteId } from './read-note-id.ts';

const about = { title: 'Two Sum', slug: 'two-sum' };
const save = (note: Note | null, text: string, now: number, editor = 'laptop', isNewVersion = false) =>
  editNote(note, { ...about, text, now, editor, isNewVersion });
const textsOf = ({ text, versions }: Note) => [text, ...versions.map((version) => version.text)];

describe('the id of a note', () => {
  test('says what the note is about', () => {
    expect(readNoteId(problemNote('A/B: 1'))).toEqual({ kind: 'problem', subject: 'A/B: 1' });
    expect(readNoteId(questionNote('os/4'))).toEqual({ kind: 'question', category: 'os', id: 4 });
    expect(readNoteId(blogNote(12))).toEqual({ kind: 'blog', id: 12 });
  });

  test('of an unknown kind is not parsed', () => {
    for (const id of ['contest:1', 'question:os', 'blog:x', 'blog:', 'blog:1/2', '']) expect(readNoteId(id)).toBeNull();
  });

  test('names a problem only if it is about one', () => {
    expect(problemOfNote(problemNote('Two Sum'))).toBe('Two Sum');
    expect(problemOfNote(blogNote(1))).toBeNull();
  });
});

describe('an editing session', () => {
  test('replaces its own text, and ends after ten minutes without a save', () => {
    let note = save(null, 'a', 1000);
    note = save(note, 'ab', 2000);
    note = save(note, 'abc', 2000 + SESSION_MS - 1);
    expect(textsOf(note)).toEqual(['abc']);
    expect(note.at).toBe(2000 + SESSION_MS - 1);
    note = save(note, 'abcd', note.at + SESSION_MS);
    expect(textsOf(note)).toEqual(['abcd', 'abc']);
  });

  test("keeps another device's text as a version, even if that device's clock is ahead", () => {
    const ahead = save(null, 'from the phone', 9_000_000, 'phone');
    const note = save(ahead, 'from the laptop', 1000);
    expect(textsOf(note)).toEqual(['from the laptop', 'from the phone']);
    expect(note.at).toBe(9_000_001);
  });

  test('is not confused with the session of an editor whose key has the same beginning', () => {
    expect(textsOf(save(save(null, 'one', 1000, 'a'), 'two', 2000, 'a:1'))).toEqual(['two', 'one']);
  });

  test('ends when a version is restored, and when that is undone', () => {
    const restored = save(save(null, 'new', 1000), 'old', 2000, 'laptop', true);
    expect(textsOf(restored)).toEqual(['old', 'new']);
    const undone = save(restored, 'new', 3000, 'laptop', true);
    expect(earlierVersions(undone).map(({ text }) => text)).toEqual(['old']);
  });

  test('keeps no version that the account would refuse with the whole note', () => {
    const long = { ...save(null, 'x'.repeat(MAX_NOTE + 1), 1000, 'phone'), versions: [] };
    const broken = save(long, 'half of \ud83d', 2000, 'tablet');
    expect(textsOf(save(broken, 'short', 3000))).toEqual(['short']);
  });

  test('keeps only as many of the longest texts as one call can send', () => {
    let note: Note | null = null;
    for (let at = 1; at <= 8; at++) note = save(note, String(at).repeat(MAX_NOTE), at * SESSION_MS);
    expect(note && textsOf(note).map((text) => text[0])).toEqual(['8', '7', '6', '5', '4', '3']);
  });

  test('loses no text of three devices that save and merge in any order', () => {
    const devices = ['laptop', 'phone', 'tablet'];
    const step = fc.record({
      device: fc.nat(2),
      from: fc.nat(2),
      isMerge: fc.boolean(),
      after: fc.nat(SESSION_MS * 2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const copies: (Note | null)[] = [null, null, null];
        let now = 1000;
        const last = new Map<string, string>();
        for (const [index, { device, from, isMerge, after }] of steps.entries()) {
          now += after;
          const [own, other] = [copies[device] ?? null, copies[from] ?? null];
          if (isMerge) copies[device] = own && other ? noteKind.merge(own, other) : (own ?? other);
          else {
            const edited = save(own, `text ${index}`, now, devices[device]);
            last.set(edited.by, edited.text);
            copies[device] = edited;
          }
        }
        const all = copies.filter((copy) => copy !== null);
        if (all.length === 0) return;
        const merged = all.reduce(noteKind.merge);
        expect(textsOf(merged).toSorted()).toEqual([...last.values()].toSorted());
      }),
    );
  });
});

const version = (text: string, at: number): NoteVersion => ({ ...about, at, by: `s:${at}`, text });

test('earlier versions are those with another text, each once', () => {
  const versions = [version('now', 5), version('b', 4), version('', 3), version('a', 2), version('b', 1)];
  expect(earlierVersions({ ...version('now', 6), versions })).toEqual([version('b', 4), version('a', 2)]);
});

describe('a note of an older site', () => {
  test('is older than any other, whose earlier version it becomes, once for all devices', () => {
    const [legacy, again] = [legacyNote('Two Sum', 'of the old site'), legacyNote('Two Sum', 'of the old site')];
    const note = save(null, 'mine', 1000);
    expect(textsOf(noteKind.merge(noteKind.merge(note, legacy), again))).toEqual(['mine', 'of the old site']);
    const other = legacyNote('Two Sum', 'of another browser');
    expect(textsOf(noteKind.merge(noteKind.merge(legacy, other), note)).toSorted()).toEqual([
      'mine',
      'of another browser',
      'of the old site',
    ]);
  });

  test('continues when it is edited', () => {
    expect(textsOf(save(legacyNote('Two Sum', 'old'), 'new', 1000))).toEqual(['new', 'old']);
  });
});

test('the latest earlier text of another device can be restored, and any that was blanked', () => {
  const own = save(save(null, 'one', 1000), 'two', 1000 + SESSION_MS);
  expect(earlierOfDevice(own)).toBeNull();
  expect(earlierOfDevice(save(own, 'of the phone', 2_000_000, 'phone'))?.text).toBe('two');
  expect(earlierOfDevice(save(own, '', 2_000_000))?.text).toBe('two');
});

test('finds notes by all words or parts of words in title and text, ignoring case and accents', () => {
  const notes = [
    { title: 'Two Sum', text: 'Café: a `HashMap`' },
    { title: 'Threads', text: 'one process' },
  ];
  expect(findNotes(notes, 'CAFE sum')).toEqual([notes[0]]);
  expect(findNotes(notes, ' hashm ')).toEqual([notes[0]]);
  expect(findNotes(notes, 'sum process')).toEqual([]);
  expect(findNotes(notes, '')).toEqual(notes);
});
