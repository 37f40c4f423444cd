import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        List<String> alone = new ArrayList<>();
        int pairs = 0;
        for (int i = 0; i < n; i++) {
            String glove = in.readLine();
            String[] parts = glove.split(" ");
            String partner = parts[0] + (parts[1].equals("L") ? " R" : " L");
            if (alone.remove(partner)) pairs++;
            else alone.add(glove);
        }
        System.out.println(pairs + " " + alone.size());
    }
}
