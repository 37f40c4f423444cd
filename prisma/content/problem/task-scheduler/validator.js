export function validate(tasks, n) {
  if (!Array.isArray(tasks) || tasks.length < 1 || tasks.length > 10_000) return 'there must be 1 to 10 000 tasks';
  if (!tasks.every((task) => typeof task === 'string' && /^[A-Z]$/.test(task))) return 'a task must be a letter A to Z';
  if (!Number.isInteger(n) || n < 0 || n > 100) return 'n must be from 0 to 100';
}
