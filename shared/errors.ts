/**
 * All errors of calls, with their HTTP status and tRPC name. REST, tRPC, the client and the OpenAPI description use
 * this table.
 */
export const ERRORS = {
  invalid_input: { status: 400, trpc: 'BAD_REQUEST' },
  malformed_json: { status: 400, trpc: 'PARSE_ERROR' },
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED' },
  forbidden: { status: 403, trpc: 'FORBIDDEN' },
  unverified: { status: 403, trpc: 'FORBIDDEN' },
  unproven: { status: 403, trpc: 'FORBIDDEN' },
  second_step_required: { status: 403, trpc: 'FORBIDDEN' },
  foreign_origin: { status: 403, trpc: 'FORBIDDEN' },
  not_found: { status: 404, trpc: 'NOT_FOUND' },
  method_not_allowed: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  conflict: { status: 409, trpc: 'CONFLICT' },
  edited_since: { status: 409, trpc: 'CONFLICT' },
  too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  unsupported_media_type: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  rate_limited: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  internal: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  upstream_failed: { status: 502, trpc: 'BAD_GATEWAY' },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  // tRPC has no name for it, but the HTTP response has the right status.
  insufficient_storage: { status: 507, trpc: 'SERVICE_UNAVAILABLE' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

// With the PURE mark, the browser's bundle can drop the table; Object.keys loses the literal keys.
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** One error of an input: `path` is dotted text, with the names of the API that was used. */
export type Issue = { path: string; message: string };

/** The fallback message for users. */
export const UNKNOWN_ERROR_MESSAGE = 'Something went wrong';
