import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().split(" ");
        boolean[] isTaken = new boolean[Integer.parseInt(first[0]) + 1];

        StringJoiner answers = new StringJoiner(" ");
        for (int q = Integer.parseInt(first[1]); q > 0; q--) {
            String[] event = in.readLine().split(" ");
            int number = Integer.parseInt(event[1]);
            if (event[0].equals("give")) {
                isTaken[number] = false;
                continue;
            }
            int hook = 0;
            for (int left = number; left > 0; ) {
                if (!isTaken[++hook]) left--;
            }
            isTaken[hook] = true;
            answers.add(String.valueOf(hook));
        }
        System.out.println(answers);
    }
}
