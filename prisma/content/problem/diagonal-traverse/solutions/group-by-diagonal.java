import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public int[] findDiagonalOrder(int[][] mat) {
        List<List<Integer>> diagonals = new ArrayList<>();
        for (int d = 0; d < mat.length + mat[0].length - 1; d++) {
            diagonals.add(new ArrayList<>());
        }
        for (int row = 0; row < mat.length; row++) {
            for (int column = 0; column < mat[0].length; column++) {
                diagonals.get(row + column).add(mat[row][column]);
            }
        }
        for (int d = 0; d < diagonals.size(); d += 2) {
            Collections.reverse(diagonals.get(d));
        }
        return diagonals.stream()
            .flatMap(List::stream)
            .mapToInt(Integer::intValue)
            .toArray();
    }
}
