# The API, which is the default, and the edge server with all front ends: --target edge.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm RELEASES_DIR=releases ENVIRONMENT=production node tools/run.js tools/deploy release all

# Packages without types and source maps, which Node does not read. Those of another version than the
# root's are in the workspace's own folder, which is not there without any.
FROM build AS edge-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=server/edge && mkdir -p server/edge/node_modules && find node_modules server/edge/node_modules \( -name "*.d.*ts" -o -name "*.map" \) -delete

FROM build AS api-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=server/api && mkdir -p server/api/node_modules && find node_modules server/api/node_modules \( -name "*.d.*ts" -o -name "*.map" \) -delete

FROM node:24-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=1
WORKDIR /srv/app
USER node
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--single-threaded-gc", "--liftoff-only", "--heap-growing-percent=20", "server.js"]

FROM server AS edge
ENV PORT=3000 RELEASES_DIR=/srv/releases ENVIRONMENT=production
ENTRYPOINT ["node", "--min-semi-space-size=1", "--max-semi-space-size=1", "--single-threaded-gc", "--liftoff-only", "--initial-old-space-size=8", "--expose-gc", "server.js"]
COPY --from=edge-packages /app/node_modules ../node_modules
COPY --from=edge-packages /app/server/edge/node_modules ./node_modules
COPY --from=build /app/server/edge/package.json /app/server/edge/dist ./
COPY --chown=node:node --from=build /app/releases ../releases
EXPOSE 3000
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# With the argument `migrate` it migrates the database and ends: before the servers of a release start.
# A second container of it, with the argument `worker`, sends mails and handles webhooks.
FROM server AS api
ENV PORT=3002
COPY --from=api-packages /app/node_modules ../node_modules
COPY --from=api-packages /app/server/api/node_modules ./node_modules
COPY --from=build /app/server/api/package.json /app/server/api/dist ./
EXPOSE 3002
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
