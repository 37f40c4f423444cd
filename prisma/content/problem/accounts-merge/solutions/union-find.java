import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

class Solution {
    private int[] parents;

    public List<List<String>> accountsMerge(List<List<String>> accounts) {
        parents = IntStream.range(0, accounts.size()).toArray();
        Map<String, Integer> firstWith = new HashMap<>();
        for (int i = 0; i < accounts.size(); i++) {
            List<String> account = accounts.get(i);
            for (String mail : account.subList(1, account.size())) {
                firstWith.putIfAbsent(mail, i);
                parents[find(i)] = find(firstWith.get(mail));
            }
        }
        Map<Integer, TreeSet<String>> mailsOf = new HashMap<>();
        firstWith.forEach((mail, account) ->
            mailsOf.computeIfAbsent(find(account), root -> new TreeSet<>()).add(mail));
        List<List<String>> persons = new ArrayList<>();
        mailsOf.forEach((account, mails) -> {
            List<String> person = new ArrayList<>();
            person.add(accounts.get(account).get(0));
            person.addAll(mails);
            persons.add(person);
        });
        return persons;
    }

    private int find(int start) {
        int account = start;
        while (parents[account] != account) {
            parents[account] = parents[parents[account]];
            account = parents[account];
        }
        return account;
    }
}
