import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

// Uses the colour tokens of client/styles/site.css, which change in dark mode, so that one theme serves both modes.
const COLOURS = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.typeName, tags.bool, tags.null, tags.self],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.standard(tags.name)], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.character, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.escape], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.definition(tags.name)), tags.definition(tags.className), tags.definition(tags.typeName)],
    color: 'var(--code-title)',
  },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--code-comment)' },
]);

const FIELD = {
  minHeight: '2rem',
  padding: '0 0.5rem',
  border: '1px solid var(--line-strong)',
  borderRadius: '6px',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontFamily: 'var(--font-sans)',
  fontSize: '0.875rem',
};
const PANEL = { background: 'var(--sunken)', color: 'var(--ink)', fontFamily: 'var(--font-sans)' };
const WAVE = 'underline wavy var(--hard) 1px';

const LOOK = EditorView.theme({
  '&': { height: '100%', background: 'var(--surface)', color: 'var(--ink)' },
  // The gutter would cover the outline: `.code-area` in site.css draws it above.
  '&.cm-focused': { outline: 'none' },
  // The container for the width of `.cm-fault`: as wide as the visible part of the lines.
  '.cm-scroller': { overflow: 'auto', fontFamily: 'inherit', lineHeight: 'inherit', containerType: 'inline-size' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.5rem 0 0.5em' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  // Transparent, as the selection may be drawn behind it.
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '.cm-selectionBackground.cm-selectionBackground.cm-selectionBackground.cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--focus) 18%, var(--surface))',
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    background: 'transparent',
    outline: '1px solid var(--muted)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': { background: 'transparent', textDecoration: WAVE },

  '.cm-gutters': {
    boxSizing: 'border-box',
    width: 'var(--code-gutter)',
    border: 'none',
    borderRight: '1px solid var(--line)',
    background: 'var(--surface)',
    color: 'var(--muted)',
  },
  '.cm-gutter-lint': { width: '1em', flex: 'none' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.45em 0.2em', lineHeight: 0 },
  '.cm-gutter.cm-lineNumbers': { flex: 1 },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: 0, padding: '0 0.5em 0 0' },

  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: WAVE },
  '.cm-lintRange-active': { backgroundColor: 'var(--hard-wash)' },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--hard) !important' },
  '.cm-lint-marker-error': {
    content: 'normal',
    width: '0.6em',
    height: '0.6em',
    borderRadius: '50%',
    background: 'var(--hard)',
  },
  '.cm-fault': {
    position: 'sticky',
    left: 'var(--code-gutter)',
    boxSizing: 'border-box',
    width: 'calc(100cqi - var(--code-gutter))',
    contain: 'inline-size',
    padding: '0.2em 0.5em',
    background: 'var(--hard-wash)',
    color: 'var(--hard)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },

  '.cm-panels': PANEL,
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.4rem 2.5rem 0.4rem 0.5rem' },
  '.cm-panel label': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '.cm-textfield.cm-textfield': FIELD,
  '.cm-button.cm-button': { ...FIELD, backgroundImage: 'none', cursor: 'pointer' },
  '.cm-panel.cm-panel [name=close], .cm-panel.cm-panel .cm-dialog-close': {
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    color: 'var(--ink)',
    fontSize: '1.1rem',
  },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { background: 'var(--accent-wash)', color: 'var(--ink)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--hard)' },
  '.cm-searchMatch.cm-searchMatch.cm-searchMatch': {
    background: 'var(--medium-wash)',
    outline: '1px solid var(--medium)',
  },
  '.cm-searchMatch.cm-searchMatch.cm-searchMatch-selected': { outlineWidth: '2px' },

  '.cm-tooltip.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    background: 'var(--surface)',
    boxShadow: 'var(--shadow)',
    color: 'var(--ink)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { minWidth: '12em', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.15em 0.5em' },
  '.cm-tooltip.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },

  '.cm-scroller .cm-fat-cursor.cm-fat-cursor': {
    background: 'var(--accent) !important',
    color: 'var(--on-accent) !important',
  },
  '&:not(.cm-focused) .cm-fat-cursor.cm-fat-cursor': {
    background: 'none !important',
    outline: '1px solid var(--accent)',
    color: 'transparent !important',
  },
  '.cm-vim-panel': { padding: '0.2rem 0.5rem', fontFamily: 'var(--font-mono)', fontSize: '0.875rem' },
  '.cm-vim-panel input': { background: 'transparent', color: 'var(--ink)' },
});

export const siteTheme: Extension = [LOOK, syntaxHighlighting(COLOURS)];
