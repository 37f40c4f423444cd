# The site in one container, with its own PostgreSQL in /data unless DATABASE_URL names another.
#   docker build -t gearup . && docker run --init -p 3000:3000 -v gearup:/data gearup

FROM node:24-bookworm-slim AS build
WORKDIR /app
# Installed before the sources are copied, so that a change of them does not install again. The install generates the
# Prisma client, which takes the schema, the configuration and the engine that this names.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/schema-engine prisma/generate.ts prisma/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# glibc keeps a pool of freed memory for each thread; one is plenty here.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# Owned by root: the site writes to /data only.
COPY --from=build /app/package.json /app/prisma.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma prisma
COPY --from=build /app/judge judge
COPY --from=build /app/shared shared
COPY --from=build /app/server server
COPY --from=build /app/dist dist
# docker exec gearup npm run backup -- /data/site.backup
COPY --from=build /app/scripts/backup.ts /app/scripts/backup-words.ts /app/scripts/restore.ts \
     /app/scripts/prepare-database.ts /app/scripts/two-factor-off.ts scripts/
RUN mkdir /data && chown node:node /data && chmod 700 /data
# By its number, so that Kubernetes sees that it is not root; it is `node`.
USER 1000
VOLUME /data
EXPOSE 3000
# The first start makes the database and loads the content.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "server/main.ts"]
