export function validate(path) {
  if (path.length < 1 || path.length > 3_000) return 'path must have 1 to 3 000 characters';
  if (!/^\/[a-zA-Z0-9._/]*$/.test(path)) return 'path must begin with / and contain only letters, digits, ., _ and /';
}
