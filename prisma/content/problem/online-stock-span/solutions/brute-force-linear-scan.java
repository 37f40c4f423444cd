import java.util.ArrayList;
import java.util.List;

class StockSpanner {
    private final List<Integer> prices = new ArrayList<>();

    public int next(int price) {
        prices.add(price);
        int day = prices.size() - 1;
        while (day >= 0 && prices.get(day) <= price) day--;
        return prices.size() - 1 - day;
    }
}
