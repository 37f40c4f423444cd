-- Wrong Answer: NOT IN is never true if the list contains a NULL
SELECT id, title
FROM book
WHERE id NOT IN (SELECT book_id FROM loan);
