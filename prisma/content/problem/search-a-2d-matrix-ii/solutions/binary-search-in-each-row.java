class Solution {
    public boolean searchMatrix(int[][] matrix, int target) {
        for (int[] row : matrix) {
            if (row[0] > target) return false;
            int low = 0;
            int high = row.length - 1;
            while (low <= high) {
                int middle = (low + high) / 2;
                if (row[middle] == target) return true;
                if (row[middle] < target) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
        }
        return false;
    }
}
