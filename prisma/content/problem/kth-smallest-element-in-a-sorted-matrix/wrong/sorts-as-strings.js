// Wrong Answer: sort without a comparator orders numbers as strings, so 10 comes before 2
function kthSmallest(matrix, k) {
  return matrix.flat().sort()[k - 1];
}
