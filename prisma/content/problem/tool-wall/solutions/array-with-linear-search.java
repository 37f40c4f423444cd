import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int hooks = Integer.parseInt(in.readLine().split(" ")[0]);
        List<String> wall = new ArrayList<>();
        int walks = 0;
        for (String tool : in.readLine().split(" ")) {
            if (!wall.remove(tool)) {
                walks++;
                if (wall.size() == hooks) wall.remove(0);
            }
            wall.add(tool);
        }
        System.out.println(walks);
        System.out.println(String.join(" ", wall));
    }
}
