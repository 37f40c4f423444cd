int lengthOfLongestSubstring(char* s) {
    int next[128] = {0};  // one past the last index of each character
    int left = 0, best = 0;
    for (int right = 0; s[right] != '\0'; right++) {
        unsigned char c = s[right];
        if (next[c] > left) left = next[c];
        next[c] = right + 1;
        if (next[c] - left > best) best = next[c] - left;
    }
    return best;
}
