import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean isToeplitzMatrix(int[][] matrix) {
        Map<Integer, Integer> valueOf = new HashMap<>();
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix[i].length; j++) {
                Integer stored = valueOf.putIfAbsent(i - j, matrix[i][j]);
                if (stored != null && stored != matrix[i][j]) {
                    return false;
                }
            }
        }
        return true;
    }
}
