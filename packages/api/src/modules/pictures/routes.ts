import { defineModule } from '../../platform/module';
import { giveMyPicture, removeMyPicture } from './own-picture';
import { ownData } from './own-data';
import { giveRolePicture, removeRolePicture } from './role-picture';
import { servePictures } from './serve';
import { giveCompanyPicture, giveWmsPicture, removeCompanyPicture, removeWmsPicture } from './tenant-picture';

export const pictures = defineModule({
  name: 'pictures',
  create: (services) => ({
    handlers: {
      'POST /me/picture': giveMyPicture,
      'DELETE /me/picture': removeMyPicture,
      'POST /mycompany/picture': giveCompanyPicture,
      'DELETE /mycompany/picture': removeCompanyPicture,
      'POST /mywms/picture': giveWmsPicture,
      'DELETE /mywms/picture': removeWmsPicture,
      'POST /role/picture': giveRolePicture,
      'DELETE /role/picture': removeRolePicture,
    },
    ownData,
    web: (app) => servePictures(app, services),
  }),
});
