-- Wrong Answer: the negation of a comparison with NULL is not true
SELECT id, label
FROM parcel
WHERE label !~ '^[A-Z]{2}-[0-9]{3,5}(_[a-z])?$';
