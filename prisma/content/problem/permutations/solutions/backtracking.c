#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct Search {
    const int* nums;
    int numsSize;
    int* current;
    bool* used;
    int** permutations;
    int count;
};

static void fill(struct Search* search, int place) {
    if (place == search->numsSize) {
        size_t bytes = sizeof(int) * search->numsSize;
        int* permutation = malloc(bytes);
        memcpy(permutation, search->current, bytes);
        search->permutations[search->count++] = permutation;
        return;
    }
    for (int i = 0; i < search->numsSize; i++) {
        if (search->used[i]) continue;
        search->used[i] = true;
        search->current[place] = search->nums[i];
        fill(search, place + 1);
        search->used[i] = false;
    }
}

int** permute(int* nums, int numsSize, int* returnSize, int** returnColumnSizes) {
    int total = 1;
    for (int n = 2; n <= numsSize; n++) total *= n;
    struct Search search = {
        .nums = nums,
        .numsSize = numsSize,
        .current = malloc(sizeof(int) * numsSize),
        .used = calloc(numsSize, sizeof(bool)),
        .permutations = malloc(sizeof(int*) * total),
    };
    fill(&search, 0);
    free(search.current);
    free(search.used);
    *returnSize = total;
    *returnColumnSizes = malloc(sizeof(int) * total);
    for (int i = 0; i < total; i++) (*returnColumnSizes)[i] = numsSize;
    return search.permutations;
}
