import { defineRemote } from '@slotwise/shared/remote';
import { App } from './app';
import { manifest } from './manifest';

export default defineRemote(manifest, App);
