import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

class StockPrice {
    private record Quote(int timestamp, int price) {}

    private final Map<Integer, Integer> prices = new HashMap<>();
    private final PriorityQueue<Quote> lowest =
        new PriorityQueue<>(Comparator.comparingInt(Quote::price));
    private final PriorityQueue<Quote> highest =
        new PriorityQueue<>(Comparator.comparingInt(Quote::price).reversed());
    private int latest = 0;

    public void update(int timestamp, int price) {
        prices.put(timestamp, price);
        latest = Math.max(latest, timestamp);
        Quote quote = new Quote(timestamp, price);
        lowest.add(quote);
        highest.add(quote);
    }

    public int current() {
        return prices.get(latest);
    }

    public int maximum() {
        return firstValid(highest);
    }

    public int minimum() {
        return firstValid(lowest);
    }

    private int firstValid(PriorityQueue<Quote> quotes) {
        while (prices.get(quotes.peek().timestamp()) != quotes.peek().price()) {
            quotes.poll();
        }
        return quotes.peek().price();
    }
}
