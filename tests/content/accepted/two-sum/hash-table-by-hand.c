#define SIZE 16381

struct entry { int key, index; struct entry *next; };

static unsigned slot(int key) { return (unsigned)key % SIZE; }

int* twoSum(int* nums, int numsSize, int target, int* returnSize) {
    struct entry **table = calloc(SIZE, sizeof(struct entry *));
    int i;
    for (i = 0; i < numsSize; ++i) {
        struct entry *e;
        for (e = table[slot(target - nums[i])]; e; e = e->next)
            if (e->key == target - nums[i]) {
                int *ret = calloc(*returnSize = 2, sizeof(int));
                ret[0] = e->index;
                ret[1] = i;
                return ret;
            }
        e = malloc(sizeof *e);
        e->key = nums[i];
        e->index = i;
        e->next = table[slot(nums[i])];
        table[slot(nums[i])] = e;
    }
    return NULL;
}
