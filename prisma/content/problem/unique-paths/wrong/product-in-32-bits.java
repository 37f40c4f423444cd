// Wrong Answer: the product before the division overflows an int
class Solution {
    public int uniquePaths(int m, int n) {
        int few = Math.min(m, n) - 1;
        int many = Math.max(m, n) - 1;
        int paths = 1;
        for (int i = 1; i <= few; i++) {
            paths = paths * (many + i) / i;
        }
        return paths;
    }
}
