// Wrong Answer: a set keeps equal prices only once, so that a correction removes them for all timestamps
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

class StockPrice {
    private final Map<Integer, Integer> prices = new HashMap<>();
    private final TreeSet<Integer> ordered = new TreeSet<>();
    private int latest = 0;

    public void update(int timestamp, int price) {
        Integer old = prices.put(timestamp, price);
        if (old != null) ordered.remove(old);
        ordered.add(price);
        latest = Math.max(latest, timestamp);
    }

    public int current() {
        return prices.get(latest);
    }

    public int maximum() {
        return ordered.last();
    }

    public int minimum() {
        return ordered.first();
    }
}
