export function validate(seats) {
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 20_000) return 'there must be 2 to 20 000 seats';
  if (!seats.every((seat) => seat === 0 || seat === 1)) return 'each seat must be 0 or 1';
  if (!seats.includes(0) || !seats.includes(1)) return 'at least one seat must be free and one taken';
}
