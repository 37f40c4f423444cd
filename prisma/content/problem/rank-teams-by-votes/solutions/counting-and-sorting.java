import java.util.ArrayList;
import java.util.List;

class Solution {
    public String rankTeams(String[] votes) {
        int places = votes[0].length();
        int[][] counts = new int[26][places];
        for (String vote : votes) {
            for (int place = 0; place < places; place++) {
                counts[vote.charAt(place) - 'A'][place]++;
            }
        }
        List<Character> teams = new ArrayList<>();
        for (char team : votes[0].toCharArray()) {
            teams.add(team);
        }
        teams.sort((team, other) -> {
            for (int place = 0; place < places; place++) {
                int difference = counts[other - 'A'][place] - counts[team - 'A'][place];
                if (difference != 0) return difference;
            }
            return team - other;
        });
        StringBuilder ranking = new StringBuilder();
        for (char team : teams) {
            ranking.append(team);
        }
        return ranking.toString();
    }
}
