import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    private static int[] grundyNumbers(int largest, int[] allowed) {
        int[] numbers = new int[largest + 1];
        for (int size = 0; size <= largest; size++) {
            // With k allowed numbers, no Grundy number exceeds k.
            boolean[] isReachable = new boolean[allowed.length + 1];
            for (int taken : allowed) {
                if (taken <= size) isReachable[numbers[size - taken]] = true;
            }
            while (isReachable[numbers[size]]) numbers[size]++;
        }
        return numbers;
    }

    private static String answer(int[] allowed, int[] heaps) {
        int largest = Arrays.stream(heaps).max().getAsInt();
        int[] numbers = grundyNumbers(largest, allowed);
        int total = 0;
        for (int size : heaps) total ^= numbers[size];
        if (total == 0) return "second";

        for (int heap = 0; heap < heaps.length; heap++) {
            int size = heaps[heap];
            for (int taken : allowed) {
                if (taken > size) break;
                if (numbers[size - taken] != (numbers[size] ^ total)) continue;
                return "first " + (heap + 1) + " " + taken;
            }
        }
        throw new IllegalStateException("a winning move exists");
    }

    private static int[] numbers(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] allowed = numbers(in.readLine());
        System.out.println(answer(allowed, numbers(in.readLine())));
    }
}
