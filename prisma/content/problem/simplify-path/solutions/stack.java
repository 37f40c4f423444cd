import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public String simplifyPath(String path) {
        Deque<String> names = new ArrayDeque<>();
        for (String name : path.split("/")) {
            if (name.equals("..")) {
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.addLast(name);
            }
        }
        return "/" + String.join("/", names);
    }
}
