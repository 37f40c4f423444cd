import java.util.Arrays;

class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        int low = 1;
        int high = Arrays.stream(piles).max().getAsInt();
        while (low < high) {
            int speed = low + (high - low) / 2;
            long hours = 0;
            for (int pile : piles) {
                hours += (pile + speed - 1) / speed;
            }
            if (hours <= h) {
                high = speed;
            } else {
                low = speed + 1;
            }
        }
        return low;
    }
}
