function majorityElement(nums) {
  let [first, second] = [null, null];
  let firstVotes = 0;
  let secondVotes = 0;
  for (const num of nums) {
    if (num === first) {
      firstVotes++;
    } else if (num === second) {
      secondVotes++;
    } else if (firstVotes === 0) {
      first = num;
      firstVotes = 1;
    } else if (secondVotes === 0) {
      second = num;
      secondVotes = 1;
    } else {
      firstVotes--;
      secondVotes--;
    }
  }

  const countOf = (candidate) => nums.filter((num) => num === candidate).length;
  return [first, second].filter((candidate) => 3 * countOf(candidate) > nums.length);
}
