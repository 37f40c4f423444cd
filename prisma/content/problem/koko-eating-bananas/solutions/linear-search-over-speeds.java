class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        int speed = 1;
        while (hours(piles, speed) > h) {
            speed++;
        }
        return speed;
    }

    private long hours(int[] piles, int speed) {
        long sum = 0;
        for (int pile : piles) {
            sum += (pile + speed - 1) / speed;
        }
        return sum;
    }
}
