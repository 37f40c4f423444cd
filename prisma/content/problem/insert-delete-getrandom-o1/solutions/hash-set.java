import java.util.HashSet;
import java.util.Iterator;
import java.util.Random;
import java.util.Set;

class RandomizedSet {
    private final Set<Integer> values = new HashSet<>();
    private final Random random = new Random();

    public boolean insert(int val) {
        return values.add(val);
    }

    public boolean remove(int val) {
        return values.remove(val);
    }

    public int getRandom() {
        Iterator<Integer> iterator = values.iterator();
        for (int skipped = random.nextInt(values.size()); skipped > 0; skipped--) {
            iterator.next();
        }
        return iterator.next();
    }
}
