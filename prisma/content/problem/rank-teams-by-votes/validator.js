export function validate(votes) {
  if (votes.length < 1 || votes.length > 1_000) return 'there must be 1 to 1 000 votes';
  const sorted = (vote) => [...vote].sort().join('');
  for (const vote of votes) {
    if (!/^[A-Z]{1,26}$/.test(vote)) return 'a vote must have 1 to 26 uppercase letters';
    if (new Set(vote).size !== vote.length) return 'the letters of a vote must be distinct';
    if (sorted(vote) !== sorted(votes[0])) return 'all votes must contain the same letters';
  }
}
