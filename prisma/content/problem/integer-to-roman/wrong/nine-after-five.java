// Wrong Answer: replaces IIII first, so that 9 becomes VIV
class Solution {
    public String intToRoman(int num) {
        int[] values = {1000, 500, 100, 50, 10, 5, 1};
        StringBuilder plain = new StringBuilder();
        int rest = num;
        for (int i = 0; i < values.length; i++) {
            plain.append(String.valueOf("MDCLXVI".charAt(i)).repeat(rest / values[i]));
            rest %= values[i];
        }
        return plain.toString()
            .replace("IIII", "IV").replace("VIIII", "IX")
            .replace("XXXX", "XL").replace("LXXXX", "XC")
            .replace("CCCC", "CD").replace("DCCCC", "CM");
    }
}
