function findKthPositive(arr, k) {
  let answer = k;
  for (const value of arr) {
    if (value > answer) break;
    answer++;
  }
  return answer;
}
