class Solution {
    public boolean backspaceCompare(String s, String t) {
        return shown(s).equals(shown(t));
    }

    private String shown(String keys) {
        String text = keys;
        int place = text.indexOf('#');
        while (place >= 0) {
            String before = text.substring(0, Math.max(0, place - 1));
            text = before + text.substring(place + 1);
            place = text.indexOf('#');
        }
        return text;
    }
}
