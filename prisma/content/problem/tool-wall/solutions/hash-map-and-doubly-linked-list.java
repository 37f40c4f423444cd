import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final class Node {
        private final String tool;
        private Node before;
        private Node after;

        Node(String tool) {
            this.tool = tool;
        }
    }

    private static final Node FRONT = new Node("");
    private static final Node END = new Node("");

    private static void cutOut(Node node) {
        node.before.after = node.after;
        node.after.before = node.before;
    }

    private static void putLast(Node node) {
        node.before = END.before;
        node.after = END;
        END.before.after = node;
        END.before = node;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int hooks = Integer.parseInt(in.readLine().split(" ")[0]);
        FRONT.after = END;
        END.before = FRONT;
        Map<String, Node> wall = new HashMap<>();
        int walks = 0;
        for (String tool : in.readLine().split(" ")) {
            Node node = wall.get(tool);
            if (node != null) {
                cutOut(node);
            } else {
                walks++;
                if (wall.size() == hooks) {
                    wall.remove(FRONT.after.tool);
                    cutOut(FRONT.after);
                }
                node = new Node(tool);
                wall.put(tool, node);
            }
            putLast(node);
        }

        StringBuilder tools = new StringBuilder();
        for (Node node = FRONT.after; node != END; node = node.after) {
            tools.append(node.tool).append(' ');
        }
        System.out.println(walks);
        System.out.println(tools);
    }
}
