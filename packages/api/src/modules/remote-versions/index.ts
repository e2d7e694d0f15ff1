// What other modules may use of this one.
export { buildNameOf, isFileName, type BuildDescription } from './build-description';
export { readBuild } from './read-build';
export { pathOf } from './stored-files';
export {
  addFolderBuild,
  completeVersion,
  deleteVersion,
  findBuild,
  findVersion,
  insertPublished,
  isKnown,
  isWhole,
  keepFolderBuilds,
  listVersions,
  markLive,
  versionBefore,
  type PlacedBuild,
  type VersionRow,
} from './version-queries';
