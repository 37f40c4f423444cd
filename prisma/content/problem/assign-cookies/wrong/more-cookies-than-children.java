// Runtime Error: does not stop when all children are content
import java.util.Arrays;

class Solution {
    public int findContentChildren(int[] g, int[] s) {
        Arrays.sort(g);
        Arrays.sort(s);
        int child = 0;
        for (int size : s) {
            if (size >= g[child]) child++;
        }
        return child;
    }
}
