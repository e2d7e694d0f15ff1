import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { Role } from './entities';

export const roleEvents = eventsAbout(
  'roles',
  {
    user: { UserRoleNameChanged: Role },
    company: {
      CompanyRoleNameChanged: Role,
      CompanyRolePermissionsUpdated: Role,
      CompanyRoleDeleted: Removed,
      CompanyRoleCreated: Role,
      RoleCreated: Role,
      RoleUpdated: Role,
      RoleAssignmentChanged: Role,
      RoleDeleted: Removed,
    },
    wms: { RoleCreated: Role, RoleUpdated: Role, RoleDeleted: Removed, RoleReassigned: Role },
  },
  { companyWide: true, heardBy: 'view_roles' },
);
