import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Figure, median, megabytes, times } from './figure.ts';
import { logIn, sendJson } from './as-administrator.ts';
import { residentMemory, type Running } from './load/processes.ts';

const NOTES = 300;
const CATEGORY = 'py';
const ROUNDS = 3;
const MAX_SECONDS = 3;
const MAX_MEMORY = 150_000_000;
const SAMPLE_MS = 50;

type Question = { _id: string; id: number; category: string; header: string } & Record<string, unknown>;

/**
 * Measures the time of a PDF of 300 items, one of which has just changed, against pdfkit with its own line breaks, and
 * the memory that it adds to the site.
 */
export async function measurePdf(site: Running): Promise<Figure[]> {
  const items = await makeItems(site.url);
  const token = await logIn(site.url);
  const rounds: { site: number; bare: number; kept: number }[] = [];
  const before = residentMemory(site.pid);
  let highest = before;
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await secondsOf(() => flowingPdf(items));
    const [{ _id, header } = { _id: '', header: '' }] = items;
    await sendJson(`${site.url}/notecontent/${_id}`, { token, method: 'PUT', body: { header: `${header} ${round}` } });
    const sampler = setInterval(() => (highest = Math.max(highest, residentMemory(site.pid))), SAMPLE_MS);
    const download = async () => {
      const answer = await fetch(`${site.url}/pdf/interview-questions/${CATEGORY}.pdf`);
      bytes = (await answer.bytes()).length;
      if (!answer.ok || bytes < NOTES * 1000) throw new Error(`The PDF ended with ${answer.status}, ${bytes} bytes`);
    };
    const ofSite = await secondsOf(download);
    clearInterval(sampler);
    rounds.push({ site: ofSite, bare, kept: await secondsOf(download) });
  }
  const seconds = median(rounds.map(({ site }) => site));
  return [
    {
      name: `PDF of ${NOTES} questions, ${megabytes(bytes)}`,
      value: `${seconds.toFixed(2)} s  (${times(median(rounds.map(({ site, bare }) => site / bare)))})`,
      reference: `pdfkit, its own fonts and line breaks: ${median(rounds.map(({ bare }) => bare)).toFixed(2)} s`,
      target: `at most ${MAX_SECONDS} s`,
      isMet: seconds <= MAX_SECONDS,
    },
    {
      name: 'the same PDF once it is kept',
      value: `${(1000 * median(rounds.map(({ kept }) => kept))).toFixed(0)} ms`,
      reference: `drawn: ${(1000 * seconds).toFixed(0)} ms`,
      target: 'none',
      isMet: true,
    },
    {
      name: 'memory that it adds at most',
      value: megabytes(highest - before),
      reference: `the site before: ${megabytes(before)}`,
      target: `under ${megabytes(MAX_MEMORY)}`,
      isMet: highest - before < MAX_MEMORY,
    },
  ];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** A PDF of all texts one after the other, in a standard font. */
async function flowingPdf(items: Question[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', font: 'Helvetica' });
  const written = buffer(document);
  for (const item of items) {
    for (const text of Object.values(item)) if (typeof text === 'string' && text !== '') document.text(text);
  }
  document.end();
  return written;
}

/** Fills a category up to 300 items with copies of the existing ones. */
async function makeItems(url: string): Promise<Question[]> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await logIn(url)}` };
  const list = async () => {
    const all = (await (await fetch(`${url}/notecontent`)).json()) as Question[];
    return all.filter(({ category }) => category === CATEGORY);
  };

  const seeded = await list();
  const firstFree = Math.max(...seeded.map(({ id }) => id)) + 1;
  for (let extra = 0; extra < NOTES - seeded.length; extra++) {
    const { _id, ...like } = seeded[extra % seeded.length] as Question; // never empty: the site is seeded
    const body = JSON.stringify({ ...like, id: firstFree + extra });
    const { status } = await fetch(`${url}/notecontent`, { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`A note could not be made: ${status}`);
  }
  return list();
}
