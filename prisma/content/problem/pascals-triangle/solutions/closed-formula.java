import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> triangle = new ArrayList<>();
        for (int r = 0; r < numRows; r++) {
            List<Integer> row = new ArrayList<>();
            long value = 1;
            row.add(1);
            for (int c = 1; c <= r; c++) {
                value = value * (r - c + 1) / c;
                row.add((int) value);
            }
            triangle.add(row);
        }
        return triangle;
    }
}
