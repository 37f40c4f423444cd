class Solution {
    public int rangeBitwiseAnd(int left, int right) {
        int result = left;
        for (long num = left; num <= right; num++) {
            result &= (int) num;
        }
        return result;
    }
}
