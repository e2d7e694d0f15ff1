import { defineRemote } from '@slotwise/shared/remote';
import { App } from './app';
import { manifest } from './manifest';
import { reactions } from './reactions';

export default defineRemote(manifest, App, { reactions });
