class Solution {
    public int compareVersion(String version1, String version2) {
        String[] first = version1.split("\\.");
        String[] second = version2.split("\\.");
        for (int i = 0; i < Math.max(first.length, second.length); i++) {
            int a = i < first.length ? Integer.parseInt(first[i]) : 0;
            int b = i < second.length ? Integer.parseInt(second[i]) : 0;
            if (a != b) return a < b ? -1 : 1;
        }
        return 0;
    }
}
