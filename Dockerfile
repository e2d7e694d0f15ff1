# syntax=docker/dockerfile:1
FROM node:24-trixie-slim AS build
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /src
COPY . .
# The version of pnpm stands in package.json. What the server needs to run is installed once more, alone.
RUN PNPM=$(node -p "require('./package.json').packageManager") \
  && npx --yes "$PNPM" install --frozen-lockfile \
  && node_modules/.bin/turbo run build \
  && sh scripts/lay-out-image.sh /app \
  && cd /app \
  && npx --yes "$PNPM" install --prod --frozen-lockfile --filter @slotwise/api

FROM node:24-trixie-slim
# For the commands `backup` and `restore`; at least as new as the PostgreSQL that they are used on.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "scripts/healthy.mjs"]
# Directly, so that it hears the signal that ends it.
CMD ["node", "packages/api/dist/main.js"]
