// Wrong Answer: containsKey does not count as an access in the order of the map
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    private static final class Wall extends LinkedHashMap<String, Boolean> {
        private static final long serialVersionUID = 1L;
        private final int hooks;

        Wall(int hooks) {
            super(16, 0.75f, true);
            this.hooks = hooks;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > hooks;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Wall wall = new Wall(in.nextInt());
        int walks = 0;
        for (int n = in.nextInt(); n > 0; n--) {
            String tool = in.next();
            if (wall.containsKey(tool)) continue;
            walks++;
            wall.put(tool, true);
        }
        System.out.println(walks);
        System.out.println(String.join(" ", wall.keySet()));
    }
}
