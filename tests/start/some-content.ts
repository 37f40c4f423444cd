const FIRST_FILES = /content\/problem\/(?!two-sum)|content\/(?!problem\/).+\/(?!01-)[^/]+\.(md|json)$/;

/** Of the content what comes first in its folder, and one problem: loading all takes its time. For copies of `prisma`. */
export const isLeftOut = (path: string): boolean => FIRST_FILES.test(path);
