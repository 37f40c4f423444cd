// Wrong Answer: replaces /./ in the string, where one match may overlap with the next one
class Solution {
    public String simplifyPath(String path) {
        String text = (path + "/").replaceAll("/+", "/").replace("/./", "/");
        String shorter = text.replaceFirst("/[^/]+/\\.\\./", "/");
        while (!shorter.equals(text)) {
            text = shorter;
            shorter = text.replaceFirst("/[^/]+/\\.\\./", "/");
        }
        return text.length() > 1 ? text.substring(0, text.length() - 1) : text;
    }
}
