// Wrong Answer: uses the tickets of an airport in input order instead of sorted order
class Solution {
    public List<String> findItinerary(List<List<String>> tickets) {
        Map<String, Deque<String>> goals = new HashMap<>();
        for (List<String> ticket : tickets) {
            goals.computeIfAbsent(ticket.get(0), airport -> new ArrayDeque<>())
                    .add(ticket.get(1));
        }
        LinkedList<String> journey = new LinkedList<>();
        Deque<String> stack = new ArrayDeque<>(List.of("JFK"));
        while (!stack.isEmpty()) {
            Deque<String> left = goals.getOrDefault(stack.peek(), new ArrayDeque<>());
            if (left.isEmpty()) {
                journey.addFirst(stack.pop());
            } else {
                stack.push(left.remove());
            }
        }
        return journey;
    }
}
