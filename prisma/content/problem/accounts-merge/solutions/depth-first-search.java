import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

class Solution {
    public List<List<String>> accountsMerge(List<List<String>> accounts) {
        Map<String, List<Integer>> accountsWith = new HashMap<>();
        for (int i = 0; i < accounts.size(); i++) {
            List<String> account = accounts.get(i);
            for (String mail : account.subList(1, account.size())) {
                accountsWith.computeIfAbsent(mail, key -> new ArrayList<>()).add(i);
            }
        }
        boolean[] visited = new boolean[accounts.size()];
        List<List<String>> merged = new ArrayList<>();
        for (int start = 0; start < accounts.size(); start++) {
            if (visited[start]) {
                continue;
            }
            visited[start] = true;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            TreeSet<String> mails = new TreeSet<>();
            while (!stack.isEmpty()) {
                List<String> account = accounts.get(stack.pop());
                for (String mail : account.subList(1, account.size())) {
                    if (!mails.add(mail)) {
                        continue;
                    }
                    for (int other : accountsWith.get(mail)) {
                        if (!visited[other]) {
                            visited[other] = true;
                            stack.push(other);
                        }
                    }
                }
            }
            List<String> person = new ArrayList<>();
            person.add(accounts.get(start).get(0));
            person.addAll(mails);
            merged.add(person);
        }
        return merged;
    }
}
