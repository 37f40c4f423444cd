// Wrong Answer: refuses every part that begins with 0, also the number 0 itself
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> addresses = new ArrayList<>();

    public List<String> restoreIpAddresses(String s) {
        place(s, "", 4);
        return addresses;
    }

    private void place(String rest, String address, int missing) {
        if (missing == 0) {
            if (rest.isEmpty()) {
                addresses.add(address.substring(1));
            }
            return;
        }
        for (int length = 1; length <= Math.min(3, rest.length()); length++) {
            String part = rest.substring(0, length);
            if (part.charAt(0) != '0' && Integer.parseInt(part) <= 255) {
                place(rest.substring(length), address + "." + part, missing - 1);
            }
        }
    }
}
