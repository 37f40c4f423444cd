// Wrong Answer: ignores the free seats after the last person
class Solution {
    public int maxDistToClosest(int[] seats) {
        int last = -1;
        int best = 0;
        for (int i = 0; i < seats.length; i++) {
            if (seats[i] == 1) {
                best = last < 0 ? i : Math.max(best, (i - last) / 2);
                last = i;
            }
        }
        return best;
    }
}
