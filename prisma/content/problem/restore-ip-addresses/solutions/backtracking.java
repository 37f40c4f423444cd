import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> addresses = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();

    public List<String> restoreIpAddresses(String s) {
        place(s, 0);
        return addresses;
    }

    private void place(String s, int start) {
        int missing = 4 - parts.size();
        int left = s.length() - start;
        if (left < missing || left > 3 * missing) {
            return;
        }
        if (missing == 0) {
            addresses.add(String.join(".", parts));
            return;
        }
        for (int end = start + 1; end <= Math.min(start + 3, s.length()); end++) {
            String part = s.substring(start, end);
            boolean hasLeadingZero = part.length() > 1 && part.charAt(0) == '0';
            if (hasLeadingZero || Integer.parseInt(part) > 255) {
                break;
            }
            parts.add(part);
            place(s, end);
            parts.remove(parts.size() - 1);
        }
    }
}
