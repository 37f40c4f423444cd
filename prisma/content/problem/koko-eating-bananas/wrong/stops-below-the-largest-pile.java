// Wrong Answer: searches only below the largest pile, whose size may be the answer
class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        int low = 1;
        int high = 1;
        for (int pile : piles) high = Math.max(high, pile - 1);
        while (low < high) {
            int speed = (low + high) >>> 1;
            long hours = 0;
            for (int pile : piles) hours += (pile + speed - 1L) / speed;
            if (hours <= h) high = speed;
            else low = speed + 1;
        }
        return low;
    }
}
