import java.util.PriorityQueue;

class Solution {
    public String reorganizeString(String s) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) {
            counts[letter - 'a']++;
        }
        PriorityQueue<int[]> heap =
                new PriorityQueue<>((a, b) -> Integer.compare(b[0], a[0]));
        for (int i = 0; i < 26; i++) {
            if (counts[i] > 0) {
                heap.add(new int[] {counts[i], 'a' + i});
            }
        }
        StringBuilder result = new StringBuilder();
        int[] held = {0, 0};
        while (!heap.isEmpty()) {
            int[] next = heap.poll();
            result.append((char) next[1]);
            next[0]--;
            if (held[0] > 0) {
                heap.add(held);
            }
            held = next;
        }
        return held[0] > 0 ? "" : result.toString();
    }
}
