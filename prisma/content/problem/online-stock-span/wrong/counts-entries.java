// Wrong Answer: counts the popped entries and forgets the days that each of them stands for
class StockSpanner {
    private final Deque<Integer> stack = new ArrayDeque<>();

    public int next(int price) {
        int span = 1;
        while (!stack.isEmpty() && stack.peek() <= price) {
            stack.pop();
            span++;
        }
        stack.push(price);
        return span;
    }
}
