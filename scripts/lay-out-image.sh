#!/bin/sh
# Lays out what an image holds, from a workspace that was built: `lay-out-image.sh <folder>`. The built files stand where
# the server looks for them; of the rest only what an installation of the server's own dependencies reads.
set -eu
app=$1
mkdir -p "$app/scripts"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml "$app/"
cp scripts/run.mjs scripts/commands.mjs scripts/operator.mjs scripts/audit.mjs scripts/workspace.mjs scripts/healthy.mjs "$app/scripts/"
for manifest in bench/package.json e2e/package.json packages/*/package.json; do
  mkdir -p "$app/$(dirname "$manifest")"
  cp "$manifest" "$app/$manifest"
done
for package in api shell embed platform $(cd packages && echo *-remote); do
  cp -r "packages/$package/dist" "packages/$package/package.json" "$app/packages/$package/"
done
# They hold the sources, and nothing in the image reads them.
find "$app/packages" -name '*.map' -delete
