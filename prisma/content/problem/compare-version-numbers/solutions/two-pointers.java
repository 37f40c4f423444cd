class Solution {
    public int compareVersion(String version1, String version2) {
        int i = 0;
        int j = 0;
        while (i < version1.length() || j < version2.length()) {
            int a = 0;
            while (i < version1.length() && version1.charAt(i) != '.') {
                a = 10 * a + (version1.charAt(i++) - '0');
            }
            int b = 0;
            while (j < version2.length() && version2.charAt(j) != '.') {
                b = 10 * b + (version2.charAt(j++) - '0');
            }
            if (a != b) return a < b ? -1 : 1;
            i++;
            j++;
        }
        return 0;
    }
}
