// Wrong Answer: the total value overflows a 32-bit integer
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int capacity = in.nextInt();
        int[] free = new int[capacity + 1];
        int[] used = new int[capacity + 1];
        for (; n > 0; n--) {
            int weight = in.nextInt();
            int value = in.nextInt();
            for (int room = capacity; room >= 0; room--) {
                used[room] = Math.max(used[room], free[room] + value);
                if (weight > room) continue;
                used[room] = Math.max(used[room], used[room - weight] + value);
                free[room] = Math.max(free[room], free[room - weight] + value);
            }
        }
        System.out.println(used[capacity]);
    }
}
