export const formatMegabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;
