// Wrong Answer: counts the entries of a domain instead of the visits
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<String> subdomainVisits(String[] cpdomains) {
        Map<String, Integer> totals = new HashMap<>();
        for (String entry : cpdomains) {
            int start = entry.indexOf(' ');
            while (start >= 0) {
                totals.merge(entry.substring(start + 1), 1, Integer::sum);
                start = entry.indexOf('.', start + 1);
            }
        }
        List<String> lines = new ArrayList<>();
        totals.forEach((domain, total) -> lines.add(total + " " + domain));
        return lines;
    }
}
