// Wrong Answer: takes the first element of the iteration, which is always the same one
import java.util.HashSet;
import java.util.Set;

class RandomizedSet {
    private final Set<Integer> values = new HashSet<>();

    public boolean insert(int val) {
        return values.add(val);
    }

    public boolean remove(int val) {
        return values.remove(val);
    }

    public int getRandom() {
        return values.iterator().next();
    }
}
