import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

class Solution {
    private int[] following;

    public int[] minInterval(int[][] intervals, int[] queries) {
        int count = queries.length;
        int[] order = IntStream.range(0, count).boxed()
            .sorted(Comparator.comparingInt(i -> queries[i]))
            .mapToInt(Integer::intValue).toArray();
        following = IntStream.rangeClosed(0, count).toArray();
        int[][] bySize = intervals.clone();
        Arrays.sort(bySize, Comparator.comparingInt(ends -> ends[1] - ends[0]));

        int[] answers = new int[count];
        Arrays.fill(answers, -1);
        for (int[] ends : bySize) {
            int place = nextOpen(firstFrom(queries, order, ends[0]));
            while (place < count && queries[order[place]] <= ends[1]) {
                answers[order[place]] = ends[1] - ends[0] + 1;
                following[place] = place + 1;
                place = nextOpen(place);
            }
        }
        return answers;
    }

    private static int firstFrom(int[] queries, int[] order, int least) {
        int low = 0;
        int high = order.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (queries[order[middle]] < least) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int nextOpen(int start) {
        int place = start;
        while (following[place] != place) {
            following[place] = following[following[place]];
            place = following[place];
        }
        return place;
    }
}
