// Wrong Answer: the stable sort leaves teams that are equal in all places in the order of the first vote
import java.util.ArrayList;
import java.util.List;

class Solution {
    public String rankTeams(String[] votes) {
        int[][] counts = new int[26][26];
        List<Character> teams = new ArrayList<>();
        for (char team : votes[0].toCharArray()) teams.add(team);
        for (String vote : votes) {
            for (int place = 0; place < vote.length(); place++) {
                counts[vote.charAt(place) - 'A'][place]++;
            }
        }
        teams.sort((team, other) -> {
            for (int place = 0; place < 26; place++) {
                int difference = counts[other - 'A'][place] - counts[team - 'A'][place];
                if (difference != 0) return difference;
            }
            return 0;
        });
        StringBuilder ranking = new StringBuilder();
        for (char team : teams) ranking.append(team);
        return ranking.toString();
    }
}
