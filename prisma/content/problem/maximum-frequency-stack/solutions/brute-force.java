import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class FreqStack {
    private final List<Integer> values = new ArrayList<>();

    public FreqStack() {}

    public void push(int val) {
        values.add(val);
    }

    public int pop() {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int val : values) {
            counts.merge(val, 1, Integer::sum);
        }
        int most = Collections.max(counts.values());
        int place = values.size() - 1;
        while (counts.get(values.get(place)) < most) {
            place--;
        }
        return values.remove(place);
    }
}
