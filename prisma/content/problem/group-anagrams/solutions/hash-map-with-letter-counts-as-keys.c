#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned char of[26];
} Counts;

static Counts countLetters(const char* word) {
    Counts counts = {{0}};
    for (; *word != '\0'; ++word) ++counts.of[*word - 'a'];
    return counts;
}

static unsigned hash(const Counts* counts) {
    unsigned value = 2166136261u;
    for (int letter = 0; letter < 26; ++letter) {
        value = (value ^ counts->of[letter]) * 16777619u;
    }
    return value ^ value >> 15;
}

char*** groupAnagrams(char** strs, int strsSize, int* returnSize,
                      int** returnColumnSizes) {
    unsigned capacity = 4;
    while (capacity < 2u * (unsigned)strsSize) capacity *= 2;
    int* groupAt = malloc(capacity * sizeof *groupAt);
    for (unsigned slot = 0; slot < capacity; ++slot) groupAt[slot] = -1;

    Counts* keys = malloc(strsSize * sizeof *keys);
    int* room = malloc(strsSize * sizeof *room);
    int* sizes = malloc(strsSize * sizeof *sizes);
    char*** groups = malloc(strsSize * sizeof *groups);
    int count = 0;
    for (int i = 0; i < strsSize; ++i) {
        Counts key = countLetters(strs[i]);
        unsigned slot = hash(&key) & (capacity - 1);
        while (groupAt[slot] != -1 &&
               memcmp(&keys[groupAt[slot]], &key, sizeof key) != 0) {
            slot = (slot + 1) & (capacity - 1);
        }
        if (groupAt[slot] == -1) {
            groupAt[slot] = count;
            keys[count] = key;
            sizes[count] = 0;
            room[count] = 1;
            groups[count] = malloc(sizeof **groups);
            ++count;
        }
        int group = groupAt[slot];
        if (sizes[group] == room[group]) {
            room[group] *= 2;
            groups[group] = realloc(groups[group], room[group] * sizeof **groups);
        }
        groups[group][sizes[group]++] = strs[i];
    }
    free(groupAt);
    free(keys);
    free(room);
    *returnSize = count;
    *returnColumnSizes = sizes;
    return groups;
}
