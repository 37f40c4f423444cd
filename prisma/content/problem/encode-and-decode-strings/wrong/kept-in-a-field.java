// Wrong Answer: decode runs on another object, whose field was never set
class Codec {
    private String[] kept = {};

    public String encode(String[] strs) {
        kept = strs.clone();
        return String.join("", strs);
    }

    public String[] decode(String s) {
        return kept;
    }
}
