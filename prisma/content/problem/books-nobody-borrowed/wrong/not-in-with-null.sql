-- Wrong Answer: NOT IN is never true once the list holds a NULL
SELECT id, title
FROM book
WHERE id NOT IN (SELECT book_id FROM loan);
