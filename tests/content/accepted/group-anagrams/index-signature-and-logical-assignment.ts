function groupAnagrams(strs: string[]): string[][] {
    const groups: { [key: string]: string[] } = {};
    for (const s of strs) {
        const key = Array.from(s).sort().join('');
        (groups[key] ||= []).push(s);
    }
    return Object.values(groups);
};
