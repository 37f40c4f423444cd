class Solution {
    public int fib(int n) {
        long[] result = {1, 0};
        long[] base = {1, 1};
        while (n > 0) {
            if (n % 2 == 1) {
                result = multiply(result, base);
            }
            base = multiply(base, base);
            n /= 2;
        }
        return (int) result[1];
    }

    private long[] multiply(long[] a, long[] b) {
        return new long[] {
            a[0] * b[0] + a[1] * b[1], a[0] * b[1] + a[1] * (b[0] - b[1])
        };
    }
}
