// Wrong Answer: a set of seconds counts several hits in one second once
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
