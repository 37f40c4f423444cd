// Wrong Answer: accepts endWord although it is not in the list
class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        unused.add(endWord);
        Queue<String> queue = new ArrayDeque<>(List.of(beginWord));
        for (int count = 1; !queue.isEmpty(); count++) {
            for (int left = queue.size(); left > 0; left--) {
                char[] letters = queue.remove().toCharArray();
                if (new String(letters).equals(endWord)) {
                    return count;
                }
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (char letter = 'a'; letter <= 'z'; letter++) {
                        letters[i] = letter;
                        String changed = new String(letters);
                        if (unused.remove(changed)) {
                            queue.add(changed);
                        }
                    }
                    letters[i] = own;
                }
            }
        }
        return 0;
    }
}
