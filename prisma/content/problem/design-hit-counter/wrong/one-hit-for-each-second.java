// Wrong Answer: a set of timestamps counts several hits in one second only once
import java.util.TreeSet;

class HitCounter {
    private final TreeSet<Integer> hits = new TreeSet<>();

    public void hit(int timestamp) {
        hits.add(timestamp);
    }

    public int getHits(int timestamp) {
        return hits.tailSet(timestamp - 299).size();
    }
}
