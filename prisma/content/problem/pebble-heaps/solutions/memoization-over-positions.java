import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    private static int[] allowed;
    private static final Map<String, Boolean> KNOWN = new HashMap<>();

    private static int[] after(int[] heaps, int heap, int taken) {
        int[] rest = heaps.clone();
        rest[heap] -= taken;
        return rest;
    }

    private static boolean isWon(int[] heaps) {
        Arrays.sort(heaps);
        String key = Arrays.toString(heaps);
        if (KNOWN.containsKey(key)) return KNOWN.get(key);
        boolean won = false;
        for (int heap = 0; heap < heaps.length && !won; heap++) {
            for (int taken : allowed) {
                if (taken > heaps[heap]) break;
                if (!isWon(after(heaps, heap, taken))) won = true;
            }
        }
        KNOWN.put(key, won);
        return won;
    }

    private static String answer(int[] heaps) {
        for (int heap = 0; heap < heaps.length; heap++) {
            for (int taken : allowed) {
                if (taken > heaps[heap] || isWon(after(heaps, heap, taken))) continue;
                return "first " + (heap + 1) + " " + taken;
            }
        }
        return "second";
    }

    private static int[] numbers(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        allowed = numbers(in.nextLine());
        System.out.println(answer(numbers(in.nextLine())));
    }
}
