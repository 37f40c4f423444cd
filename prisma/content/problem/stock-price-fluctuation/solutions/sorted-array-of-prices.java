import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class StockPrice {
    private final Map<Integer, Integer> prices = new HashMap<>();
    private final List<Integer> ordered = new ArrayList<>();
    private int latest = 0;

    public void update(int timestamp, int price) {
        Integer old = prices.put(timestamp, price);
        if (old != null) {
            int index = Collections.binarySearch(ordered, old);
            ordered.remove(index);
        }
        int index = Collections.binarySearch(ordered, price);
        ordered.add(index >= 0 ? index : -index - 1, price);
        latest = Math.max(latest, timestamp);
    }

    public int current() {
        return prices.get(latest);
    }

    public int maximum() {
        return ordered.get(ordered.size() - 1);
    }

    public int minimum() {
        return ordered.get(0);
    }
}
