import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] names = in.readLine().split(" ");
        StringBuilder answers = new StringBuilder();
        for (String typed : in.readLine().split(" ")) {
            int count = 0;
            for (String name : names) {
                if (name.startsWith(typed)) count++;
            }
            answers.append(count).append(' ');
        }
        System.out.println(answers);
    }
}
