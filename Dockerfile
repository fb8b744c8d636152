# A node of Hideout: docker build -t hideout . && docker run -p 7070:7070 -v hideout:/data hideout
FROM node:24-slim AS build
WORKDIR /hideout
COPY . .
# The page and the bundle need the tools of development and the native parts of the bundler; what runs needs neither.
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev --omit=optional && mkdir data

FROM node:24-slim
ENV NODE_ENV=production NODE_OPTIONS="--enable-source-maps --max-semi-space-size=8" HIDEOUT_HOST=0.0.0.0 HIDEOUT_DATA=/data
WORKDIR /hideout
COPY --from=build /hideout/package.json package.json
COPY --from=build /hideout/node_modules node_modules
COPY --from=build /hideout/games games
COPY --from=build /hideout/web/dist web/dist
COPY --from=build /hideout/build/release build/release
COPY --from=build --chown=node:node /hideout/data /data
USER node
VOLUME /data
EXPOSE 7070
# Docker stops a container with SIGTERM: the node then finishes what was begun and tells its clients to reconnect.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:7070/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/release/cli.src.main.js", "serve"]
