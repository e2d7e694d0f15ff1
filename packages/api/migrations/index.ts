import type { Migrations } from '../src/platform/db/migrate';
import * as platform from './0001-platform';
import * as people from './0010-people';
import * as access from './0011-access';
import * as remotes from './0012-remotes';
import * as invitationLinks from './0013-invitation-links';
import * as publishing from './0020-publishing';
import * as embedding from './0030-embedding';
import * as reportReporters from './0033-report-reporters';
import * as versionMatrix from './0034-version-matrix';
import * as channels from './0035-channels';
import * as auditEntries from './0040-audit-entries';
import * as announcements from './0041-announcements';
import * as reissuedChildren from './0042-reissued-children';
import * as messageBytes from './0043-message-bytes';
import * as loginRole from './0044-login-role';
import * as sessionBinding from './0045-session-binding';
import * as provenAddresses from './0046-proven-addresses';
import * as deploymentAdministrators from './0047-deployment-administrators';
import * as warehouseModel from './0050-warehouse-model';
import * as skus from './0051-skus';
import * as trialsOfTheDeployment from './0048-trials-of-the-deployment';
import * as stock from './0052-stock';
import * as orders from './0053-orders';
import * as counts from './0054-counts';
import * as inventoryPermissions from './0055-inventory-permissions';
import * as picking from './0056-picking';
import * as undonePicks from './0064-undone-picks';
import * as demand from './0070-demand';
import * as sumsOfImports from './0071-sums-of-imports';
import * as labels from './0072-labels';
import * as jobs from './0060-jobs';
import * as imports from './0061-imports';
import * as hiddenOrders from './0062-hidden-orders';
import * as statisticsOfOrders from './0063-statistics-of-orders';
import * as slotting from './0080-slotting';
import * as slottingPermissions from './0081-slotting-permissions';
import * as slottingOutcomes from './0082-slotting-outcomes';
import * as inventoryGrants from './0105-inventory-grants';
import * as limitedRoles from './0106-limited-roles';
import * as slottingProposals from './0085-slotting-proposals';
import * as search from './0115-search';
import * as slottingTerms from './0110-slotting-terms';
import * as cheaperMoves from './0111-cheaper-moves';
import * as isolatedRemotes from './0120-isolated-remotes';
import * as planAdvantages from './0130-plan-advantages';
import * as serialNumbers from './0125-serial-numbers';
import * as twoFactor from './0135-two-factor';
import * as notifications from './0170-notifications';
import * as orderLinesAtOnce from './0150-order-lines-at-once';
import * as languages from './0180-languages';
import * as auditChain from './0210-audit-chain';
import * as accessRequests from './0220-access-requests';
import * as gainsOfMoves from './0230-gains-of-moves';
import * as barcodesOfGoods from './0240-barcodes-of-goods';
import * as sampleData from './0270-sample-data';
import * as apiKeys from './0280-api-keys';
import * as webhooks from './0290-webhooks';
import * as keysOfLeavers from './0320-keys-of-leavers';
import * as pictures from './0300-pictures';
import * as companyDeletions from './0310-company-deletions';
import * as invitedAddresses from './0335-invited-addresses';
import * as passkeys from './0340-passkeys';
import * as partnerKeysOfLeavers from './0350-partner-keys-of-leavers';
import * as auditStreams from './0360-audit-streams';
import * as firstStepChoices from './0370-first-step-choices';
import * as sessionsOfPasskeys from './0370-sessions-of-passkeys';
import * as accessToReview from './0380-access-to-review';
import * as auditParts from './0390-audit-parts';
import * as passwordGuesses from './0400-password-guesses';
import * as sumsWithLines from './0430-sums-with-lines';
import * as countedClasses from './0440-counted-classes';
import * as assignedCounts from './0450-assigned-counts';
import * as remoteClaims from './0460-remote-claims';
import * as givenClaims from './0480-given-claims';
import * as assistant from './0500-assistant';
import * as actorNames from './0510-actor-names';
import * as sitesOfNotifications from './0510-sites-of-notifications';
import * as tenantSettings from './0520-tenant-settings';
import * as sortedLists from './0540-sorted-lists';
import * as units from './0560-units';
import * as roomForSums from './0580-room-for-sums';
import * as checkedImports from './0590-checked-imports';
import * as barcodesByIndex from './0600-barcodes-by-index';
import * as auditKeptFromItsOwner from './0610-audit-kept-from-its-owner';
import * as contentsOfImports from './0630-contents-of-imports';
import * as barcodesAsCodes from './0631-barcodes-as-codes';
import * as measuredWalks from './0632-measured-walks';
import * as channelsOfAudit from './0633-channels-of-audit';
import * as lotsByCode from './0636-lots-by-code';
import * as receiptsByArrival from './0637-receipts-by-arrival';
import * as boundedStock from './0638-bounded-stock';
import * as partsOfCodes from './0640-parts-of-codes';
import * as outlinesOfWarehouses from './0641-outlines-of-warehouses';
import * as roundedImports from './0642-rounded-imports';
import * as spotsOfPlaces from './0643-spots-of-places';
import * as namesOfOneSku from './0644-names-of-one-sku';
import * as wordsBySlips from './0645-words-by-slips';
import * as cutRows from './0646-cut-rows';
import * as olderWebhookSecrets from './0647-older-webhook-secrets';
import * as placesWithoutSpots from './0648-places-without-spots';
import * as replenishment from './0140-replenishment';
import * as sortedStock from './0620-sorted-stock';

/** Every migration, in order of name. A migration that has shipped is never edited. */
export const migrations: Migrations = {
  '0001-platform': platform,
  '0010-people': people,
  '0011-access': access,
  '0012-remotes': remotes,
  '0013-invitation-links': invitationLinks,
  '0020-publishing': publishing,
  '0030-embedding': embedding,
  '0033-report-reporters': reportReporters,
  '0034-version-matrix': versionMatrix,
  '0035-channels': channels,
  '0040-audit-entries': auditEntries,
  '0041-announcements': announcements,
  '0042-reissued-children': reissuedChildren,
  '0043-message-bytes': messageBytes,
  '0044-login-role': loginRole,
  '0045-session-binding': sessionBinding,
  '0046-proven-addresses': provenAddresses,
  '0047-deployment-administrators': deploymentAdministrators,
  '0048-trials-of-the-deployment': trialsOfTheDeployment,
  '0050-warehouse-model': warehouseModel,
  '0051-skus': skus,
  '0052-stock': stock,
  '0053-orders': orders,
  '0054-counts': counts,
  '0055-inventory-permissions': inventoryPermissions,
  '0056-picking': picking,
  '0064-undone-picks': undonePicks,
  '0070-demand': demand,
  '0071-sums-of-imports': sumsOfImports,
  '0072-labels': labels,
  '0060-jobs': jobs,
  '0061-imports': imports,
  '0062-hidden-orders': hiddenOrders,
  '0063-statistics-of-orders': statisticsOfOrders,
  '0080-slotting': slotting,
  '0081-slotting-permissions': slottingPermissions,
  '0082-slotting-outcomes': slottingOutcomes,
  '0085-slotting-proposals': slottingProposals,
  '0105-inventory-grants': inventoryGrants,
  '0106-limited-roles': limitedRoles,
  '0115-search': search,
  '0110-slotting-terms': slottingTerms,
  '0111-cheaper-moves': cheaperMoves,
  '0120-isolated-remotes': isolatedRemotes,
  '0130-plan-advantages': planAdvantages,
  '0125-serial-numbers': serialNumbers,
  '0135-two-factor': twoFactor,
  '0170-notifications': notifications,
  '0150-order-lines-at-once': orderLinesAtOnce,
  '0180-languages': languages,
  '0140-replenishment': replenishment,
  '0210-audit-chain': auditChain,
  '0220-access-requests': accessRequests,
  '0230-gains-of-moves': gainsOfMoves,
  '0240-barcodes-of-goods': barcodesOfGoods,
  '0270-sample-data': sampleData,
  '0280-api-keys': apiKeys,
  '0290-webhooks': webhooks,
  '0320-keys-of-leavers': keysOfLeavers,
  '0300-pictures': pictures,
  '0310-company-deletions': companyDeletions,
  '0335-invited-addresses': invitedAddresses,
  '0340-passkeys': passkeys,
  '0350-partner-keys-of-leavers': partnerKeysOfLeavers,
  '0360-audit-streams': auditStreams,
  '0370-first-step-choices': firstStepChoices,
  '0370-sessions-of-passkeys': sessionsOfPasskeys,
  '0380-access-to-review': accessToReview,
  '0390-audit-parts': auditParts,
  '0400-password-guesses': passwordGuesses,
  '0430-sums-with-lines': sumsWithLines,
  '0440-counted-classes': countedClasses,
  '0450-assigned-counts': assignedCounts,
  '0460-remote-claims': remoteClaims,
  '0480-given-claims': givenClaims,
  '0500-assistant': assistant,
  '0510-actor-names': actorNames,
  '0510-sites-of-notifications': sitesOfNotifications,
  '0520-tenant-settings': tenantSettings,
  '0540-sorted-lists': sortedLists,
  '0560-units': units,
  '0580-room-for-sums': roomForSums,
  '0590-checked-imports': checkedImports,
  '0600-barcodes-by-index': barcodesByIndex,
  '0610-audit-kept-from-its-owner': auditKeptFromItsOwner,
  '0620-sorted-stock': sortedStock,
  '0630-contents-of-imports': contentsOfImports,
  '0631-barcodes-as-codes': barcodesAsCodes,
  '0632-measured-walks': measuredWalks,
  '0633-channels-of-audit': channelsOfAudit,
  '0636-lots-by-code': lotsByCode,
  '0637-receipts-by-arrival': receiptsByArrival,
  '0638-bounded-stock': boundedStock,
  '0640-parts-of-codes': partsOfCodes,
  '0641-outlines-of-warehouses': outlinesOfWarehouses,
  '0642-rounded-imports': roundedImports,
  '0643-spots-of-places': spotsOfPlaces,
  '0644-names-of-one-sku': namesOfOneSku,
  '0645-words-by-slips': wordsBySlips,
  '0646-cut-rows': cutRows,
  '0647-older-webhook-secrets': olderWebhookSecrets,
  '0648-places-without-spots': placesWithoutSpots,
};
