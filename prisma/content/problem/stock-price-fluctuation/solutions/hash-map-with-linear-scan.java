import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class StockPrice {
    private final Map<Integer, Integer> prices = new HashMap<>();
    private int latest = 0;

    public void update(int timestamp, int price) {
        prices.put(timestamp, price);
        latest = Math.max(latest, timestamp);
    }

    public int current() {
        return prices.get(latest);
    }

    public int maximum() {
        return Collections.max(prices.values());
    }

    public int minimum() {
        return Collections.min(prices.values());
    }
}
