// Wrong Answer: takes the version number with more revisions for the higher one, even if they are 0
class Solution {
    public int compareVersion(String version1, String version2) {
        String[] first = version1.split("\\.");
        String[] second = version2.split("\\.");
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            int a = Integer.parseInt(first[i]);
            int b = Integer.parseInt(second[i]);
            if (a != b) return a < b ? -1 : 1;
        }
        return Integer.compare(first.length, second.length);
    }
}
