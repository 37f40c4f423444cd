import { Download } from 'lucide-react';
import { ButtonLink } from '#client/components/button.tsx';
import { notePdfAddress, type NoteTopic } from '#shared/note-topics.ts';

/** To the PDF with all notes of a topic; no page of the site, so the browser goes there itself. */
export function DownloadPdf({ topic }: { topic: NoteTopic }) {
  return (
    <ButtonLink look="primary" to={notePdfAddress(topic)} reloadDocument download>
      <Download size={18} aria-hidden /> Download PDF
    </ButtonLink>
  );
}
