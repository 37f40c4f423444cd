import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> subdomainVisits(String[] cpdomains) {
        List<String> domains = new ArrayList<>();
        List<Integer> totals = new ArrayList<>();
        for (String entry : cpdomains) {
            int start = entry.indexOf(' ');
            int number = Integer.parseInt(entry.substring(0, start));
            while (start >= 0) {
                String domain = entry.substring(start + 1);
                int place = domains.indexOf(domain);
                if (place < 0) {
                    domains.add(domain);
                    totals.add(number);
                } else {
                    totals.set(place, totals.get(place) + number);
                }
                start = entry.indexOf('.', start + 1);
            }
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < domains.size(); i++) {
            lines.add(totals.get(i) + " " + domains.get(i));
        }
        return lines;
    }
}
