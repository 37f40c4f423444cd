// Wrong Answer: computes factorials in 64 bits, which overflow from 21! on
class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> triangle = new ArrayList<>();
        for (int r = 0; r < numRows; r++) {
            List<Integer> row = new ArrayList<>();
            for (int c = 0; c <= r; c++) {
                row.add((int) (factorial(r) / (factorial(c) * factorial(r - c))));
            }
            triangle.add(row);
        }
        return triangle;
    }

    private long factorial(int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }
}
