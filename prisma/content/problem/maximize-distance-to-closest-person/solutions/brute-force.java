class Solution {
    public int maxDistToClosest(int[] seats) {
        int best = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            int distance = 0;
            while (!isTaken(seats, seat - distance, seat + distance)) {
                distance++;
            }
            best = Math.max(best, distance);
        }
        return best;
    }

    private boolean isTaken(int[] seats, int left, int right) {
        boolean isLeftTaken = left >= 0 && seats[left] == 1;
        return isLeftTaken || (right < seats.length && seats[right] == 1);
    }
}
