-- Rows hold a SHA-256 of the request, from which a password could be guessed. New rows hold an HMAC.
DELETE FROM idempotent_response;
