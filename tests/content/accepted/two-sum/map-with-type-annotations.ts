function twoSum(nums: number[], target: number): number[] {
    const indexOf: Map<number, number> = new Map<number, number>();
    for (let i = 0; i < nums.length; i++) {
        const other: number | undefined = indexOf.get(target - nums[i]);
        if (other !== undefined) return [other, i];
        indexOf.set(nums[i], i);
    }
    return [];
};
