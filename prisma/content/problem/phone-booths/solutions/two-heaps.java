import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private record Booking(int index, int start, int end) {}

    private record Occupied(int until, int booth) {}

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Booking[] bookings = new Booking[n];
        for (int i = 0; i < n; i++) {
            int start = nextInt();
            bookings[i] = new Booking(i, start, nextInt());
        }
        Arrays.sort(bookings, Comparator.comparingInt(Booking::start));

        PriorityQueue<Occupied> occupied =
                new PriorityQueue<>(Comparator.comparingInt(Occupied::until));
        PriorityQueue<Integer> free = new PriorityQueue<>();
        int[] assigned = new int[n];
        int booths = 0;
        for (Booking booking : bookings) {
            while (!occupied.isEmpty() && occupied.peek().until() <= booking.start()) {
                free.add(occupied.remove().booth());
            }
            int booth = free.isEmpty() ? ++booths : free.remove();
            assigned[booking.index()] = booth;
            occupied.add(new Occupied(booking.end(), booth));
        }
        StringBuilder answer = new StringBuilder();
        for (int booth : assigned) answer.append(booth).append(' ');
        System.out.println(booths);
        System.out.println(answer);
    }
}
