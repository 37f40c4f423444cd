export function validate(n, headID, manager, informTime) {
  if (!within(n, 1, 50_000)) return 'n must be 1 to 50 000';
  if (!within(headID, 0, n - 1)) return 'headID must be 0 to n - 1';
  if (manager.length !== n || informTime.length !== n) return 'manager and informTime must have n elements';
  if (!informTime.every((time) => within(time, 0, 1_000))) return 'an inform time must be 0 to 1 000';
  if (manager[headID] !== -1) return 'the head has no manager';
  if (manager.some((boss, i) => i !== headID && !within(boss, 0, n - 1))) return 'a manager must be an employee';
  const subordinates = manager.map(() => []);
  manager.forEach((boss, i) => boss >= 0 && subordinates[boss].push(i));
  if (subordinates.some((list, i) => list.length === 0 && informTime[i] !== 0)) {
    return 'the inform time of an employee without subordinates must be 0';
  }
  let reached = 0;
  let level = [headID];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2_000) return 'no employee may have more than 2 000 managers above';
    reached += level.length;
    level = level.flatMap((i) => subordinates[i]);
  }
  if (reached !== n) return 'all employees must report to the head';
}

const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;
