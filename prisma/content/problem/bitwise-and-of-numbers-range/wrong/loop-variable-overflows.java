// Time Limit Exceeded: if right is 2^31 - 1, the loop variable overflows and the loop never ends
class Solution {
    public int rangeBitwiseAnd(int left, int right) {
        int result = left;
        for (int num = left; num <= right; num++) {
            result &= num;
        }
        return result;
    }
}
