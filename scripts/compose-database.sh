#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: the server's own role, which owns its database and is no superuser, so that row-level
# security holds for it. The first start makes the roles that the server acts as, hence CREATEROLE; it can be taken away after it.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE slotwise LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE slotwise OWNER slotwise;
SQL
