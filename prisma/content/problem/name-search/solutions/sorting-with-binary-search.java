import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    private static int countBelow(String[] names, String border) {
        int low = 0;
        int high = names.length;
        while (low < high) {
            int mid = (low + high) / 2;
            if (names[mid].compareTo(border) < 0) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] names = in.readLine().split(" ");
        Arrays.sort(names);
        StringBuilder answers = new StringBuilder();
        for (String typed : in.readLine().split(" ")) {
            // The tilde comes after every letter.
            int count = countBelow(names, typed + "~") - countBelow(names, typed);
            answers.append(count).append(' ');
        }
        System.out.println(answers);
    }
}
