import java.util.ArrayList;
import java.util.List;

class HitCounter {
    private final List<Integer> hits = new ArrayList<>();

    public void hit(int timestamp) {
        hits.add(timestamp);
    }

    public int getHits(int timestamp) {
        int count = 0;
        for (int time : hits) {
            if (time > timestamp - 300) count++;
        }
        return count;
    }
}
