class Solution {
    public int maxDistToClosest(int[] seats) {
        int n = seats.length;
        int[] closest = new int[n];
        int distance = n;
        for (int seat = 0; seat < n; seat++) {
            distance = seats[seat] == 1 ? 0 : distance + 1;
            closest[seat] = distance;
        }
        int best = 0;
        distance = n;
        for (int seat = n - 1; seat >= 0; seat--) {
            distance = seats[seat] == 1 ? 0 : distance + 1;
            best = Math.max(best, Math.min(closest[seat], distance));
        }
        return best;
    }
}
