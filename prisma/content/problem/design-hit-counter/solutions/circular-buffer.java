class HitCounter {
    private final int[] seconds = new int[300];
    private final int[] counts = new int[300];

    public void hit(int timestamp) {
        int slot = timestamp % 300;
        if (seconds[slot] != timestamp) {
            seconds[slot] = timestamp;
            counts[slot] = 0;
        }
        counts[slot]++;
    }

    public int getHits(int timestamp) {
        int hits = 0;
        for (int slot = 0; slot < 300; slot++) {
            if (seconds[slot] > timestamp - 300) hits += counts[slot];
        }
        return hits;
    }
}
