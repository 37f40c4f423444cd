import java.util.ArrayList;
import java.util.List;

class StockSpanner {
    private final List<Integer> prices = new ArrayList<>();
    private final List<Integer> spans = new ArrayList<>();

    public int next(int price) {
        int today = prices.size();
        int day = today - 1;
        while (day >= 0 && prices.get(day) <= price) day -= spans.get(day);
        prices.add(price);
        spans.add(today - day);
        return today - day;
    }
}
