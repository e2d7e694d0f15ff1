import type { AnyPropose } from '../../platform/propose';

/** How people ask for another role of somebody. */
export const asked: Required<Pick<AnyPropose, 'asked' | 'askedLoosely'>> = {
  asked: [
    /^(?:give|assign|grant) (?:the )?role (?<role>.+) to (?<person>.+)$/iu,
    /^(?:give|assign|grant) (?:the )?(?<role>.+) role to (?<person>.+)$/iu,
    /^(?:give|assign|grant) (?<person>.+?) (?:the|a|an) role(?: of)? (?<role>.+)$/iu,
    /^(?:give|assign|grant) (?<person>.+?) the (?<role>.+) role$/iu,
    /^(?:move|put|assign|transfer|switch|shift|place|promote|demote|add|change|set) (?<person>.+?) (?:in|into|to) (?:the )?role(?: of)? (?<role>.+)$/iu,
    /^(?:move|put|assign|transfer|switch|shift|place|promote|demote|add|change|set) (?<person>.+?) (?:in|into|to) the (?<role>.+) role$/iu,
    /^(?:change|set|switch|update) (?:the )?role of (?<person>.+) to (?<role>.+)$/iu,
    /^(?:change|set|switch|update) (?<person>.+?)['’]s? role to (?<role>.+)$/iu,
    /^make (?<person>.+?) (?:an?|the) (?<role>.+)$/iu,
    /^(?<person>.+?) (?:should|shall|must) (?:have|get) the role (?<role>.+)$/iu,
    /^(?:gib|gebe|geben sie) (?<person>.+?) die rolle (?<role>.+)$/iu,
    /^(?:gib|gebe|geben sie|vergib|vergeben sie) die rolle (?<role>.+) an (?<person>.+)$/iu,
    /^(?:weise?|weisen sie|teile?|teilen sie|ordne|ordnen sie) (?<person>.+?) (?:die|der) rolle (?<role>.+) zu$/iu,
    /^(?:verschiebe?|verschieben sie|versetze?|versetzen sie|setze?|setzen sie|stecke?|stecken sie|nimm|nehmen sie|bringe?|befördere?|befördern sie) (?<person>.+?) (?:in|auf|zu) (?:die|der) rolle (?<role>.+?)(?: auf)?$/iu,
    /^(?:ändere?|ändern sie|setze?|setzen sie|stelle?) die rolle von (?<person>.+) (?:auf|in|zu) (?<role>.+?)(?: um)?$/iu,
    /^(?<person>.+?) soll(?:te)? die rolle (?<role>.+) (?:bekommen|erhalten|haben)$/iu,
    /^mache? (?<person>.+?) (?:zum|zur) (?<role>.+)$/iu,
    /^(?<person>.+?) (?:bitte )?(?:die|der) rolle (?<role>.+) (?:geben|zuweisen|zuteilen|zuordnen)$/iu,
    /^(?<person>.+?) (?:bitte )?in die rolle (?<role>.+) (?:verschieben|versetzen|setzen|aufnehmen|bringen)$/iu,
    /^(?:die )?rolle von (?<person>.+) (?:auf|in|zu) (?<role>.+?) (?:ändern|setzen|umstellen|stellen)$/iu,
    /^(?<person>.+?) zum (?<role>.+) machen$/iu,
  ],
  // Work is assigned, goods are moved and versions are promoted as well.
  askedLoosely: [
    /^(?:move|put|assign|transfer|switch|promote|demote) (?<person>.+?) (?:in|into|to) (?:the )?(?<role>.+)$/iu,
    /^(?:give|assign|grant) (?:the )?(?<role>.+) to (?<person>.+)$/iu,
    /^(?:make|appoint) (?<person>.+) (?<role>\S+)$/iu,
    /^(?<person>.+?) (?:should|shall) be(?:come)? (?:an? |the )?(?<role>.+)$/iu,
    /^(?:weise?|weisen sie|teile?|teilen sie|ordne|ordnen sie) (?<person>.+) (?<role>\S+) zu$/iu,
    /^(?:ernenne?|ernennen sie|befördere?|befördern sie|verschiebe?|verschieben sie|versetze?|versetzen sie) (?<person>.+?) (?:zum|zur|in|nach|zu) (?<role>.+)$/iu,
    /^(?<person>.+?) soll(?:te)? (?<role>.+) (?:werden|sein)$/iu,
  ],
};
