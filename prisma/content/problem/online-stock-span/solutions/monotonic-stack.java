import java.util.ArrayDeque;
import java.util.Deque;

class StockSpanner {
    private record Day(int price, int span) {}

    private final Deque<Day> stack = new ArrayDeque<>();

    public int next(int price) {
        int span = 1;
        while (!stack.isEmpty() && stack.peek().price() <= price) {
            span += stack.pop().span();
        }
        stack.push(new Day(price, span));
        return span;
    }
}
