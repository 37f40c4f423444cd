class Solution {
    public int getSum(int a, int b) {
        while (b != 0) {
            int carries = (a & b) << 1;
            a ^= b;
            b = carries;
        }
        return a;
    }
}
