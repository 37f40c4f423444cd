class Solution {
    public boolean isHappy(int n) {
        int slow = n;
        int fast = next(n);
        while (fast != 1 && slow != fast) {
            slow = next(slow);
            fast = next(next(fast));
        }
        return fast == 1;
    }

    private static int next(int n) {
        int sum = 0;
        for (int rest = n; rest > 0; rest /= 10) {
            int digit = rest % 10;
            sum += digit * digit;
        }
        return sum;
    }
}
