var isValid = function(s) {
    let before;
    do {
        before = s;
        s = s.replace('()', '').replace('[]', '').replace('{}', '');
    } while (s !== before);
    return s === '';
};
module.exports = isValid;
