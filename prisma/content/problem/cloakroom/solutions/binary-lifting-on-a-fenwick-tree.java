import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;

public class Main {
    private static int[] sums;

    private static void change(int hook, int by) {
        for (int place = hook; place < sums.length; place += place & -place)
            sums[place] += by;
    }

    private static int kth(int k) {
        int place = 0;
        for (int jump = Integer.highestOneBit(sums.length - 1); jump > 0; jump /= 2) {
            int target = place + jump;
            if (target >= sums.length || sums[target] >= k) continue;
            place = target;
            k -= sums[target];
        }
        return place + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().split(" ");
        sums = new int[Integer.parseInt(first[0]) + 1];
        for (int place = 1; place < sums.length; place++) sums[place] = place & -place;

        StringJoiner answers = new StringJoiner(" ");
        for (int q = Integer.parseInt(first[1]); q > 0; q--) {
            String[] event = in.readLine().split(" ");
            int number = Integer.parseInt(event[1]);
            if (event[0].equals("give")) {
                change(number, 1);
                continue;
            }
            int hook = kth(number);
            change(hook, -1);
            answers.add(String.valueOf(hook));
        }
        System.out.println(answers);
    }
}
