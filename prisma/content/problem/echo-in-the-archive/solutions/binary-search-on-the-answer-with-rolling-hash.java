import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    private static final long PRIME = 1_000_000_007L;
    private static final long BASE = 911L;

    private static int findRepeat(String text, int length) {
        long highest = 1;
        for (int i = 1; i < length; i++) highest = highest * BASE % PRIME;

        Map<Long, List<Integer>> startsByHash = new HashMap<>();
        long hash = 0;
        for (int end = 0; end < text.length(); end++) {
            int start = end - length + 1;
            if (start > 0) {
                long leaving = text.charAt(start - 1) * highest % PRIME;
                hash = (hash + PRIME - leaving) % PRIME;
            }
            hash = (hash * BASE + text.charAt(end)) % PRIME;
            if (start < 0) continue;
            List<Integer> known =
                    startsByHash.computeIfAbsent(hash, h -> new ArrayList<>(1));
            for (int earlier : known) {
                if (text.regionMatches(earlier, text, start, length)) return start;
            }
            known.add(start);
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        String text = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int low = 0;
        int high = text.length() - 1;
        int found = 0;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            int start = findRepeat(text, middle);
            if (start >= 0) {
                low = middle;
                found = start;
            } else {
                high = middle - 1;
            }
        }
        System.out.println((low + " " + text.substring(found, found + low)).trim());
    }
}
