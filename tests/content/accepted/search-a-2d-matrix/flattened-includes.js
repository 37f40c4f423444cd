var searchMatrix = function(matrix, target) {
    return matrix.flat().includes(target);
};
