import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class Solution {
    private record Group(String name, Set<String> mails) {}

    public List<List<String>> accountsMerge(List<List<String>> accounts) {
        List<Group> groups = new ArrayList<>();
        for (List<String> account : accounts) {
            List<String> mails = account.subList(1, account.size());
            Group merged = new Group(account.get(0), new TreeSet<>(mails));
            List<Group> others = new ArrayList<>();
            for (Group group : groups) {
                if (Collections.disjoint(group.mails(), mails)) {
                    others.add(group);
                } else {
                    merged.mails().addAll(group.mails());
                }
            }
            others.add(merged);
            groups = others;
        }
        List<List<String>> persons = new ArrayList<>();
        for (Group group : groups) {
            List<String> person = new ArrayList<>(List.of(group.name()));
            person.addAll(group.mails());
            persons.add(person);
        }
        return persons;
    }
}
