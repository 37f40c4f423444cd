import java.util.PriorityQueue;

class Solution {
    public int kthSmallest(int[][] matrix, int k) {
        int n = matrix.length;
        PriorityQueue<int[]> heap =
                new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        heap.add(new int[] {matrix[0][0], 0, 0});
        for (int popped = 1; popped < k; popped++) {
            int[] smallest = heap.poll();
            int row = smallest[1];
            int column = smallest[2];
            if (column == 0 && row + 1 < n) {
                heap.add(new int[] {matrix[row + 1][0], row + 1, 0});
            }
            if (column + 1 < n) {
                heap.add(new int[] {matrix[row][column + 1], row, column + 1});
            }
        }
        return heap.peek()[0];
    }
}
