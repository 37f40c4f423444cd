type Ocean = 'pacific' | 'atlantic';

function pacificAtlantic(heights: number[][]): number[][] {
    const [m, n] = [heights.length, heights[0].length];
    const reach: Record<Ocean, Set<string>> = { pacific: new Set(), atlantic: new Set() };
    function flow(ocean: Ocean, r: number, c: number, from: number): void {
        const key = `${r},${c}`;
        if (r < 0 || c < 0 || r >= m || c >= n || heights[r][c] < from || reach[ocean].has(key)) return;
        reach[ocean].add(key);
        for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) flow(ocean, r + dr, c + dc, heights[r][c]);
    }
    for (let r = 0; r < m; r++) { flow('pacific', r, 0, 0); flow('atlantic', r, n - 1, 0); }
    for (let c = 0; c < n; c++) { flow('pacific', 0, c, 0); flow('atlantic', m - 1, c, 0); }
    return [...reach.pacific].filter(k => reach.atlantic.has(k)).map(k => k.split(',').map(Number));
};
