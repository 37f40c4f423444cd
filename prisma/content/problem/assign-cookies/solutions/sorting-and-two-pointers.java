import java.util.Arrays;

class Solution {
    public int findContentChildren(int[] g, int[] s) {
        int[] greeds = g.clone();
        int[] sizes = s.clone();
        Arrays.sort(greeds);
        Arrays.sort(sizes);
        int child = 0;
        for (int cookie = 0; cookie < sizes.length && child < greeds.length; cookie++) {
            if (sizes[cookie] >= greeds[child]) {
                child++;
            }
        }
        return child;
    }
}
