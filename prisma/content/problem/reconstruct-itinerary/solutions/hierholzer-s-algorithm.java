import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
    public List<String> findItinerary(List<List<String>> tickets) {
        Map<String, PriorityQueue<String>> goals = new HashMap<>();
        for (List<String> ticket : tickets) {
            goals.computeIfAbsent(ticket.get(0), airport -> new PriorityQueue<>())
                    .add(ticket.get(1));
        }
        LinkedList<String> journey = new LinkedList<>();
        Deque<String> stack = new ArrayDeque<>();
        stack.push("JFK");
        while (!stack.isEmpty()) {
            PriorityQueue<String> left = goals.get(stack.peek());
            if (left == null || left.isEmpty()) {
                journey.addFirst(stack.pop());
            } else {
                stack.push(left.remove());
            }
        }
        return journey;
    }
}
