// Wrong Answer: uses DFS and takes the first sequence it finds for the shortest one
class Solution {
    unordered_set<string> unused;

    int find(string word, const string& endWord, int count) {
        if (word == endWord) return count;
        for (char& place : word) {
            char own = place;
            for (place = 'a'; place <= 'z'; place++) {
                if (unused.erase(word) == 0) continue;
                int found = find(word, endWord, count + 1);
                if (found > 0) return found;
            }
            place = own;
        }
        return 0;
    }

public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unused.insert(wordList.begin(), wordList.end());
        return find(beginWord, endWord, 1);
    }
};
