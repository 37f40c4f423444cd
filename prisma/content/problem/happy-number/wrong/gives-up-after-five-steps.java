// Wrong Answer: gives up after five steps, but some happy numbers need more
class Solution {
    public boolean isHappy(int n) {
        int number = n;
        for (int step = 0; step < 5; step++) {
            int sum = 0;
            for (int rest = number; rest > 0; rest /= 10) {
                sum += (rest % 10) * (rest % 10);
            }
            number = sum;
        }
        return number == 1;
    }
}
