import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private record Booking(int index, int start, int end) {}

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

        int[] freeAt = new int[n];
        int[] assigned = new int[n];
        int booths = 0;
        for (Booking booking : bookings) {
            int booth = 0;
            while (booth < booths && freeAt[booth] > booking.start()) booth++;
            if (booth == booths) booths++;
            freeAt[booth] = booking.end();
            assigned[booking.index()] = booth + 1;
        }
        StringBuilder answer = new StringBuilder();
        for (int booth : assigned) answer.append(booth).append(' ');
        System.out.println(booths);
        System.out.println(answer);
    }
}
