import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> restoreIpAddresses(String s) {
        List<String> addresses = new ArrayList<>();
        for (int i = 1; i < s.length(); i++) {
            for (int j = i + 1; j < s.length(); j++) {
                for (int k = j + 1; k < s.length(); k++) {
                    List<String> parts = List.of(
                        s.substring(0, i),
                        s.substring(i, j),
                        s.substring(j, k),
                        s.substring(k));
                    if (parts.stream().allMatch(this::isValid)) {
                        addresses.add(String.join(".", parts));
                    }
                }
            }
        }
        return addresses;
    }

    private boolean isValid(String part) {
        if (part.length() > 3 || (part.length() > 1 && part.charAt(0) == '0')) {
            return false;
        }
        return Integer.parseInt(part) <= 255;
    }
}
