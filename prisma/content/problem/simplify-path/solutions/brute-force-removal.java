import java.util.ArrayList;
import java.util.List;

class Solution {
    public String simplifyPath(String path) {
        List<String> names = new ArrayList<>(List.of(path.split("/")));
        names.removeIf(name -> name.isEmpty() || name.equals("."));
        int up = names.indexOf("..");
        while (up >= 0) {
            names.subList(Math.max(0, up - 1), up + 1).clear();
            up = names.indexOf("..");
        }
        return "/" + String.join("/", names);
    }
}
