class Solution {
    public boolean isAlienSorted(String[] words, String order) {
        for (int i = 0; i < words.length; i++) {
            for (int j = i + 1; j < words.length; j++) {
                if (!isInOrder(words[i], words[j], order)) return false;
            }
        }
        return true;
    }

    private boolean isInOrder(String first, String second, String order) {
        int shorter = Math.min(first.length(), second.length());
        for (int i = 0; i < shorter; i++) {
            char x = first.charAt(i);
            char y = second.charAt(i);
            if (x != y) return order.indexOf(x) < order.indexOf(y);
        }
        return first.length() <= second.length();
    }
}
