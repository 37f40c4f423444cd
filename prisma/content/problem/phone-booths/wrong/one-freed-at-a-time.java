// Wrong Answer: frees at most one booth before each booking
import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] bookings = new int[n][];
        for (int i = 0; i < n; i++) {
            bookings[i] = new int[] {in.nextInt(), in.nextInt(), i};
        }
        Arrays.sort(bookings, (a, b) -> a[0] - b[0]);
        PriorityQueue<int[]> occupied = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        PriorityQueue<Integer> free = new PriorityQueue<>();
        int[] assigned = new int[n];
        int booths = 0;
        for (int[] booking : bookings) {
            if (!occupied.isEmpty() && occupied.peek()[0] <= booking[0]) {
                free.add(occupied.remove()[1]);
            }
            int booth = free.isEmpty() ? ++booths : free.remove();
            assigned[booking[2]] = booth;
            occupied.add(new int[] {booking[1], booth});
        }
        System.out.println(booths);
        for (int booth : assigned) System.out.print(booth + " ");
    }
}
