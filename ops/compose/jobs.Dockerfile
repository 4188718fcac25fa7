# The product's image on PostgreSQL's own, whose programs make backups: for processes of jobs, and for the commands
# backup and restore ("As containers" in docs/operations.md). The product's image is built first.
ARG IMAGE_TAG=latest
FROM wattpact:${IMAGE_TAG} AS product

FROM postgres:18.4-bookworm
ENV NODE_ENV=production \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2
WORKDIR /app
# The user of the product's image, by number: both share the volume of data.
RUN useradd --uid 1000 --user-group --home-dir /data --shell /usr/sbin/nologin node \
  && install --directory --owner=node --group=node --mode=0700 /data /backups
COPY --from=product /usr/local/bin/node /usr/local/bin/node
COPY --from=product /app ./
USER node
VOLUME /data
STOPSIGNAL SIGTERM
# In place of PostgreSQL's.
ENTRYPOINT []
CMD ["node", "--max-semi-space-size=16", "server/dist/main-jobs.js"]
