// A calendar file allows no control characters except tab and line feed.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** The text without control characters that a calendar file does not allow. */
export const calendarText = (text: string): string => text.replace(CONTROLS, ' ');
