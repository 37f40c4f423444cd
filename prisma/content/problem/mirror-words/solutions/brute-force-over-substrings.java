import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new BufferedReader(new InputStreamReader(System.in)).readLine();
        long found = 0;
        for (int first = 0; first < text.length(); first++) {
            int bits = 0;
            for (int i = first; i < text.length(); i++) {
                bits ^= 1 << (text.charAt(i) - 'a');
                if ((bits & (bits - 1)) == 0) found++;
            }
        }
        System.out.println(found);
    }
}
