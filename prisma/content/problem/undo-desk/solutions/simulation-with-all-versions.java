import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String keys = in.readLine().trim();

        List<String> versions = new ArrayList<>(List.of(""));
        int shown = 0;
        for (char key : keys.toCharArray()) {
            if (key == '-') {
                shown = Math.max(shown - 1, 0);
            } else if (key == '+') {
                shown = Math.min(shown + 1, versions.size() - 1);
            } else {
                versions.subList(shown + 1, versions.size()).clear();
                versions.add(versions.get(shown) + key);
                shown++;
            }
        }
        System.out.println(versions.get(shown));
    }
}
