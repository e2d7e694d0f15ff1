#!/usr/bin/env node
// Packages depend on tooling alone; this hands them the one webpack that the workspace pins.
import 'webpack-cli/bin/cli.js';
