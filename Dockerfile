# A node of Hideout: docker build -t hideout . && docker run -p 7070:7070 -v hideout:/data hideout
FROM node:24-slim AS build
WORKDIR /hideout
COPY . .
RUN npm ci --omit=optional --no-audit --no-fund \
 && npm run build --workspaces --if-present \
 && npm prune --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production HIDEOUT_HOST=0.0.0.0 HIDEOUT_DATA=/data
WORKDIR /hideout
COPY --from=build /hideout .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7070
# Docker stops a container with SIGTERM: the node then finishes what was begun and tells its clients to reconnect.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:7070/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/src/main.ts", "serve"]
