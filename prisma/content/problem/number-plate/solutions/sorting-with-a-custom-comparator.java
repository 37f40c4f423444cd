import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] cards = in.readLine().split(" ");
        Arrays.sort(cards, (a, b) -> (b + a).compareTo(a + b));
        System.out.println(cards[0].equals("0") ? "0" : String.join("", cards));
    }
}
