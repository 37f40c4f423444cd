import { withoutEntities } from '../text/entities.ts';

/** What a cell names: the links in it, and its text without markup; `each` has them singly if there are several. */
export type CellNames = { links: string[]; text: string; each: string[][] };

const PICTURE = /!\[[^[\]]{0,500}\]\([^()]{0,2000}\)|<img\b[^<>]*>/gi;
/** `[label](address)`, `<a href="address">label</a>`, `<address>`, or an address. */
const LINK =
  /\[([^[\]]{0,500})\]\(\s*<?([^\s()<>]{1,2000})>?(?:\s[^()]{0,500})?\)|<a\b[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)[^<>]*>(.*?)<\/a>|<?(https?:\/\/[^\s<>"|]+)>?/gis;

export function namesInCell(cell: string): CellNames {
  const each: string[][] = [];
  const text = cell.replace(PICTURE, ' ').replace(LINK, (_, label, address, href, anchor, bare) => {
    const named = plain(String(label ?? anchor ?? ''));
    const link = withoutEntities(String(address ?? href ?? bare)).replace(/[),.;\]]+$/, '');
    each.push([link, named].filter(Boolean));
    return ` ${named} `;
  });
  return { links: each.map(([link = '']) => link), text: plain(text), each: each.length > 1 ? each : [] };
}

const plain = (text: string) =>
  withoutEntities(text.replace(/<\/?[a-z][^<>]*>/gi, ' '))
    .replace(/\s+/g, ' ')
    .trim();
