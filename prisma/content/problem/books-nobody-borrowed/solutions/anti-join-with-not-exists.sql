SELECT id, title
FROM book
WHERE NOT EXISTS (SELECT FROM loan WHERE loan.book_id = book.id);
