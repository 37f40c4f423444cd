// A calendar's text has lines, and no other control characters.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** A text as a calendar file may hold it. */
export const calendarText = (text: string): string => text.replace(CONTROLS, ' ');
