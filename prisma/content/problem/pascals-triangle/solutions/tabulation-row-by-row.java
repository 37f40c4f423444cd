import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> triangle = new ArrayList<>();
        triangle.add(List.of(1));
        for (int r = 1; r < numRows; r++) {
            List<Integer> above = triangle.get(r - 1);
            List<Integer> row = new ArrayList<>();
            row.add(1);
            for (int c = 1; c < r; c++) row.add(above.get(c - 1) + above.get(c));
            row.add(1);
            triangle.add(row);
        }
        return triangle;
    }
}
