// Exports for other modules.
export {
  announce,
  deleteAnnouncement,
  findAnnouncedBuild,
  findAnnouncement,
  listAnnouncements,
  type AnnouncementRow,
} from './announcement-queries';
export { isBesidePage } from './beside-page';
export { buildNameOf, isFileName, lookAlike, type BuildDescription } from './build-description';
export { readBuild } from './read-build';
export { deleteUpload, inspectUpload, openUpload, type Inspection } from './upload';
export {
  addFolderBuild,
  findBuild,
  findVersion,
  isKnown,
  keepFolderBuilds,
  listVersions,
  markLive,
  publishAnnounced,
  versionBefore,
  type PlacedBuild,
  type VersionRow,
} from './version-queries';
