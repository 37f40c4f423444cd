class Solution {
    public int fib(int n) {
        return number(n, new int[n + 1]);
    }

    private int number(int i, int[] memo) {
        if (i < 2) {
            return i;
        }
        if (memo[i] == 0) {
            memo[i] = number(i - 1, memo) + number(i - 2, memo);
        }
        return memo[i];
    }
}
