import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    private List<String> journey;
    private boolean[] used;

    public List<String> findItinerary(List<List<String>> tickets) {
        List<List<String>> sorted = new ArrayList<>(tickets);
        sorted.sort(Comparator.comparing(ticket -> ticket.get(1)));
        used = new boolean[sorted.size()];
        journey = new ArrayList<>(List.of("JFK"));
        travel(sorted);
        return journey;
    }

    private boolean travel(List<List<String>> tickets) {
        if (journey.size() == tickets.size() + 1) {
            return true;
        }
        String here = journey.get(journey.size() - 1);
        for (int i = 0; i < tickets.size(); i++) {
            if (used[i] || !tickets.get(i).get(0).equals(here)) {
                continue;
            }
            used[i] = true;
            journey.add(tickets.get(i).get(1));
            if (travel(tickets)) {
                return true;
            }
            journey.remove(journey.size() - 1);
            used[i] = false;
        }
        return false;
    }
}
