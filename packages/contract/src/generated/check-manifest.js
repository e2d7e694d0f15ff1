// Generated from manifest.ts by scripts/generate.mjs. Do not edit.
var I = (o, t) => () => {
  try {
    return (t || o((t = { exports: {} }).exports, t), t.exports);
  } catch (P) {
    throw ((t = 0), P);
  }
};
var T = I((z) => {
  'use strict';
  Object.defineProperty(z, '__esModule', { value: !0 });
  function N(o) {
    let t = o.length,
      P = 0,
      w = 0,
      _;
    for (; w < t;)
      (P++,
        (_ = o.charCodeAt(w++)),
        _ >= 55296 && _ <= 56319 && w < t && ((_ = o.charCodeAt(w)), (_ & 64512) === 56320 && w++));
    return P;
  }
  z.default = N;
  N.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var K = a,
  Q = a,
  b = {
    type: 'object',
    required: ['id', 'name', 'version', 'platform', 'routes', 'navigation', 'slots', 'events', 'permissions', 'scopes'],
    properties: {
      id: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,40}$' },
      name: { type: 'string', minLength: 1, maxLength: 60 },
      version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' },
      audience: { type: 'string', enum: ['deployment'] },
      platform: { type: 'string', minLength: 1, maxLength: 60 },
      routes: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'access', 'title'],
          properties: {
            path: { type: 'string', pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', maxLength: 200 },
            access: { type: 'string', enum: ['anyone', 'visitor', 'user'] },
            title: { type: 'string', minLength: 1, maxLength: 80 },
            scroll: { type: 'boolean' },
          },
          additionalProperties: !1,
        },
        minItems: 1,
      },
      navigation: {
        type: 'array',
        items: {
          type: 'object',
          required: ['href', 'label', 'icon', 'order'],
          properties: {
            href: { type: 'string', pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', maxLength: 200 },
            label: { type: 'string', minLength: 1, maxLength: 40 },
            icon: {
              type: 'string',
              enum: ['board', 'slots', 'box', 'shield', 'mail', 'people', 'chart', 'plug', 'app'],
            },
            order: { type: 'integer' },
            permission: {
              type: 'string',
              enum: [
                'update_avatar',
                'view_invitations',
                'manage_invitations',
                'view_roles',
                'manage_roles',
                'manage_company',
                'view_companies',
                'view_audit',
                'use_assistant',
                'view_warehouses',
                'manage_warehouses',
                'view_inventory',
                'manage_inventory',
                'count_inventory',
                'view_slotting',
                'manage_slotting',
                'approve_slotting',
                'view_users',
                'manage_users',
                'view_remotes',
                'manage_remotes',
              ],
            },
          },
          additionalProperties: !1,
        },
      },
      slots: { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z-]*$' } },
      events: {
        type: 'object',
        required: ['publishes', 'hears'],
        properties: {
          publishes: { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$', maxLength: 80 } },
          hears: { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$', maxLength: 80 } },
        },
        additionalProperties: !1,
      },
      permissions: {
        type: 'array',
        items: {
          type: 'string',
          enum: [
            'update_avatar',
            'view_invitations',
            'manage_invitations',
            'view_roles',
            'manage_roles',
            'manage_company',
            'view_companies',
            'view_audit',
            'use_assistant',
            'view_warehouses',
            'manage_warehouses',
            'view_inventory',
            'manage_inventory',
            'count_inventory',
            'view_slotting',
            'manage_slotting',
            'approve_slotting',
            'view_users',
            'manage_users',
            'view_remotes',
            'manage_remotes',
          ],
        },
      },
      scopes: { type: 'array', items: { type: 'string', pattern: '^[a-z]+:[a-z_]+$' } },
    },
    additionalProperties: !1,
  },
  C = Object.prototype.hasOwnProperty,
  v = T().default,
  M = new RegExp('^[a-z][a-z0-9-]{1,40}$', 'u'),
  B = new RegExp('^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', 'u'),
  Z = new RegExp('^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', 'u'),
  F = new RegExp('^[a-z][a-z-]*$', 'u'),
  E = new RegExp('^[a-z][a-z-]*:[a-zA-Z-]+$', 'u'),
  G = new RegExp('^[a-z]+:[a-z_]+$', 'u');
function a(o, { instancePath: t = '', parentData: P, parentDataProperty: w, rootData: _ = o } = {}) {
  let R = null,
    e = 0;
  if (e === 0)
    if (o && typeof o == 'object' && !Array.isArray(o)) {
      let g;
      if (
        (o.id === void 0 && (g = 'id')) ||
        (o.name === void 0 && (g = 'name')) ||
        (o.version === void 0 && (g = 'version')) ||
        (o.platform === void 0 && (g = 'platform')) ||
        (o.routes === void 0 && (g = 'routes')) ||
        (o.navigation === void 0 && (g = 'navigation')) ||
        (o.slots === void 0 && (g = 'slots')) ||
        (o.events === void 0 && (g = 'events')) ||
        (o.permissions === void 0 && (g = 'permissions')) ||
        (o.scopes === void 0 && (g = 'scopes'))
      )
        return (
          (a.errors = [
            {
              instancePath: t,
              schemaPath: '#/required',
              keyword: 'required',
              params: { missingProperty: g },
              message: "must have required property '" + g + "'",
            },
          ]),
          !1
        );
      {
        let V = e;
        for (let n in o)
          if (!C.call(b.properties, n)) {
            return (
              (a.errors = [
                {
                  instancePath: t,
                  schemaPath: '#/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: n },
                  message: 'must NOT have additional properties',
                },
              ]),
              !1
            );
            break;
          }
        if (V === e) {
          if (o.id !== void 0) {
            let n = o.id,
              m = e;
            if (e === m)
              if (typeof n == 'string') {
                if (!M.test(n))
                  return (
                    (a.errors = [
                      {
                        instancePath: t + '/id',
                        schemaPath: '#/properties/id/pattern',
                        keyword: 'pattern',
                        params: { pattern: '^[a-z][a-z0-9-]{1,40}$' },
                        message: 'must match pattern "^[a-z][a-z0-9-]{1,40}$"',
                      },
                    ]),
                    !1
                  );
              } else
                return (
                  (a.errors = [
                    {
                      instancePath: t + '/id',
                      schemaPath: '#/properties/id/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ]),
                  !1
                );
            var p = m === e;
          } else var p = !0;
          if (p) {
            if (o.name !== void 0) {
              let n = o.name,
                m = e;
              if (e === m)
                if (typeof n == 'string') {
                  if (v(n) > 60)
                    return (
                      (a.errors = [
                        {
                          instancePath: t + '/name',
                          schemaPath: '#/properties/name/maxLength',
                          keyword: 'maxLength',
                          params: { limit: 60 },
                          message: 'must NOT have more than 60 characters',
                        },
                      ]),
                      !1
                    );
                  if (v(n) < 1)
                    return (
                      (a.errors = [
                        {
                          instancePath: t + '/name',
                          schemaPath: '#/properties/name/minLength',
                          keyword: 'minLength',
                          params: { limit: 1 },
                          message: 'must NOT have fewer than 1 characters',
                        },
                      ]),
                      !1
                    );
                } else
                  return (
                    (a.errors = [
                      {
                        instancePath: t + '/name',
                        schemaPath: '#/properties/name/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ]),
                    !1
                  );
              var p = m === e;
            } else var p = !0;
            if (p) {
              if (o.version !== void 0) {
                let n = o.version,
                  m = e;
                if (e === m)
                  if (typeof n == 'string') {
                    if (!B.test(n))
                      return (
                        (a.errors = [
                          {
                            instancePath: t + '/version',
                            schemaPath: '#/properties/version/pattern',
                            keyword: 'pattern',
                            params: { pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' },
                            message: 'must match pattern "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$"',
                          },
                        ]),
                        !1
                      );
                  } else
                    return (
                      (a.errors = [
                        {
                          instancePath: t + '/version',
                          schemaPath: '#/properties/version/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ]),
                      !1
                    );
                var p = m === e;
              } else var p = !0;
              if (p) {
                if (o.audience !== void 0) {
                  let n = o.audience,
                    m = e;
                  if (typeof n != 'string')
                    return (
                      (a.errors = [
                        {
                          instancePath: t + '/audience',
                          schemaPath: '#/properties/audience/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ]),
                      !1
                    );
                  if (n !== 'deployment')
                    return (
                      (a.errors = [
                        {
                          instancePath: t + '/audience',
                          schemaPath: '#/properties/audience/enum',
                          keyword: 'enum',
                          params: { allowedValues: b.properties.audience.enum },
                          message: 'must be equal to one of the allowed values',
                        },
                      ]),
                      !1
                    );
                  var p = m === e;
                } else var p = !0;
                if (p) {
                  if (o.platform !== void 0) {
                    let n = o.platform,
                      m = e;
                    if (e === m)
                      if (typeof n == 'string') {
                        if (v(n) > 60)
                          return (
                            (a.errors = [
                              {
                                instancePath: t + '/platform',
                                schemaPath: '#/properties/platform/maxLength',
                                keyword: 'maxLength',
                                params: { limit: 60 },
                                message: 'must NOT have more than 60 characters',
                              },
                            ]),
                            !1
                          );
                        if (v(n) < 1)
                          return (
                            (a.errors = [
                              {
                                instancePath: t + '/platform',
                                schemaPath: '#/properties/platform/minLength',
                                keyword: 'minLength',
                                params: { limit: 1 },
                                message: 'must NOT have fewer than 1 characters',
                              },
                            ]),
                            !1
                          );
                      } else
                        return (
                          (a.errors = [
                            {
                              instancePath: t + '/platform',
                              schemaPath: '#/properties/platform/type',
                              keyword: 'type',
                              params: { type: 'string' },
                              message: 'must be string',
                            },
                          ]),
                          !1
                        );
                    var p = m === e;
                  } else var p = !0;
                  if (p) {
                    if (o.routes !== void 0) {
                      let n = o.routes,
                        m = e;
                      if (e === m)
                        if (Array.isArray(n)) {
                          if (n.length < 1)
                            return (
                              (a.errors = [
                                {
                                  instancePath: t + '/routes',
                                  schemaPath: '#/properties/routes/minItems',
                                  keyword: 'minItems',
                                  params: { limit: 1 },
                                  message: 'must NOT have fewer than 1 items',
                                },
                              ]),
                              !1
                            );
                          {
                            var x = !0;
                            let d = n.length;
                            for (let i = 0; i < d; i++) {
                              let s = n[i],
                                f = e;
                              if (e === f)
                                if (s && typeof s == 'object' && !Array.isArray(s)) {
                                  let u;
                                  if (
                                    (s.path === void 0 && (u = 'path')) ||
                                    (s.access === void 0 && (u = 'access')) ||
                                    (s.title === void 0 && (u = 'title'))
                                  )
                                    return (
                                      (a.errors = [
                                        {
                                          instancePath: t + '/routes/' + i,
                                          schemaPath: '#/properties/routes/items/required',
                                          keyword: 'required',
                                          params: { missingProperty: u },
                                          message: "must have required property '" + u + "'",
                                        },
                                      ]),
                                      !1
                                    );
                                  {
                                    let h = e;
                                    for (let r in s)
                                      if (!(r === 'path' || r === 'access' || r === 'title' || r === 'scroll')) {
                                        return (
                                          (a.errors = [
                                            {
                                              instancePath: t + '/routes/' + i,
                                              schemaPath: '#/properties/routes/items/additionalProperties',
                                              keyword: 'additionalProperties',
                                              params: { additionalProperty: r },
                                              message: 'must NOT have additional properties',
                                            },
                                          ]),
                                          !1
                                        );
                                        break;
                                      }
                                    if (h === e) {
                                      if (s.path !== void 0) {
                                        let r = s.path,
                                          l = e;
                                        if (e === l)
                                          if (typeof r == 'string') {
                                            if (v(r) > 200)
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/routes/' + i + '/path',
                                                    schemaPath: '#/properties/routes/items/properties/path/maxLength',
                                                    keyword: 'maxLength',
                                                    params: { limit: 200 },
                                                    message: 'must NOT have more than 200 characters',
                                                  },
                                                ]),
                                                !1
                                              );
                                            if (!Z.test(r))
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/routes/' + i + '/path',
                                                    schemaPath: '#/properties/routes/items/properties/path/pattern',
                                                    keyword: 'pattern',
                                                    params: { pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' },
                                                    message: 'must match pattern "^/([a-z0-9-]+(/[a-z0-9-]+)*)?$"',
                                                  },
                                                ]),
                                                !1
                                              );
                                          } else
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/routes/' + i + '/path',
                                                  schemaPath: '#/properties/routes/items/properties/path/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                  message: 'must be string',
                                                },
                                              ]),
                                              !1
                                            );
                                        var c = l === e;
                                      } else var c = !0;
                                      if (c) {
                                        if (s.access !== void 0) {
                                          let r = s.access,
                                            l = e;
                                          if (typeof r != 'string')
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/routes/' + i + '/access',
                                                  schemaPath: '#/properties/routes/items/properties/access/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                  message: 'must be string',
                                                },
                                              ]),
                                              !1
                                            );
                                          if (!(r === 'anyone' || r === 'visitor' || r === 'user'))
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/routes/' + i + '/access',
                                                  schemaPath: '#/properties/routes/items/properties/access/enum',
                                                  keyword: 'enum',
                                                  params: {
                                                    allowedValues: b.properties.routes.items.properties.access.enum,
                                                  },
                                                  message: 'must be equal to one of the allowed values',
                                                },
                                              ]),
                                              !1
                                            );
                                          var c = l === e;
                                        } else var c = !0;
                                        if (c) {
                                          if (s.title !== void 0) {
                                            let r = s.title,
                                              l = e;
                                            if (e === l)
                                              if (typeof r == 'string') {
                                                if (v(r) > 80)
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/routes/' + i + '/title',
                                                        schemaPath:
                                                          '#/properties/routes/items/properties/title/maxLength',
                                                        keyword: 'maxLength',
                                                        params: { limit: 80 },
                                                        message: 'must NOT have more than 80 characters',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                                if (v(r) < 1)
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/routes/' + i + '/title',
                                                        schemaPath:
                                                          '#/properties/routes/items/properties/title/minLength',
                                                        keyword: 'minLength',
                                                        params: { limit: 1 },
                                                        message: 'must NOT have fewer than 1 characters',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                              } else
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/routes/' + i + '/title',
                                                      schemaPath: '#/properties/routes/items/properties/title/type',
                                                      keyword: 'type',
                                                      params: { type: 'string' },
                                                      message: 'must be string',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                            var c = l === e;
                                          } else var c = !0;
                                          if (c)
                                            if (s.scroll !== void 0) {
                                              let r = e;
                                              if (typeof s.scroll != 'boolean')
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/routes/' + i + '/scroll',
                                                      schemaPath: '#/properties/routes/items/properties/scroll/type',
                                                      keyword: 'type',
                                                      params: { type: 'boolean' },
                                                      message: 'must be boolean',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                              var c = r === e;
                                            } else var c = !0;
                                        }
                                      }
                                    }
                                  }
                                } else
                                  return (
                                    (a.errors = [
                                      {
                                        instancePath: t + '/routes/' + i,
                                        schemaPath: '#/properties/routes/items/type',
                                        keyword: 'type',
                                        params: { type: 'object' },
                                        message: 'must be object',
                                      },
                                    ]),
                                    !1
                                  );
                              var x = f === e;
                              if (!x) break;
                            }
                          }
                        } else
                          return (
                            (a.errors = [
                              {
                                instancePath: t + '/routes',
                                schemaPath: '#/properties/routes/type',
                                keyword: 'type',
                                params: { type: 'array' },
                                message: 'must be array',
                              },
                            ]),
                            !1
                          );
                      var p = m === e;
                    } else var p = !0;
                    if (p) {
                      if (o.navigation !== void 0) {
                        let n = o.navigation,
                          m = e;
                        if (e === m)
                          if (Array.isArray(n)) {
                            var L = !0;
                            let d = n.length;
                            for (let i = 0; i < d; i++) {
                              let s = n[i],
                                f = e;
                              if (e === f)
                                if (s && typeof s == 'object' && !Array.isArray(s)) {
                                  let u;
                                  if (
                                    (s.href === void 0 && (u = 'href')) ||
                                    (s.label === void 0 && (u = 'label')) ||
                                    (s.icon === void 0 && (u = 'icon')) ||
                                    (s.order === void 0 && (u = 'order'))
                                  )
                                    return (
                                      (a.errors = [
                                        {
                                          instancePath: t + '/navigation/' + i,
                                          schemaPath: '#/properties/navigation/items/required',
                                          keyword: 'required',
                                          params: { missingProperty: u },
                                          message: "must have required property '" + u + "'",
                                        },
                                      ]),
                                      !1
                                    );
                                  {
                                    let h = e;
                                    for (let r in s)
                                      if (!(
                                        r === 'href' ||
                                        r === 'label' ||
                                        r === 'icon' ||
                                        r === 'order' ||
                                        r === 'permission'
                                      )) {
                                        return (
                                          (a.errors = [
                                            {
                                              instancePath: t + '/navigation/' + i,
                                              schemaPath: '#/properties/navigation/items/additionalProperties',
                                              keyword: 'additionalProperties',
                                              params: { additionalProperty: r },
                                              message: 'must NOT have additional properties',
                                            },
                                          ]),
                                          !1
                                        );
                                        break;
                                      }
                                    if (h === e) {
                                      if (s.href !== void 0) {
                                        let r = s.href,
                                          l = e;
                                        if (e === l)
                                          if (typeof r == 'string') {
                                            if (v(r) > 200)
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/navigation/' + i + '/href',
                                                    schemaPath:
                                                      '#/properties/navigation/items/properties/href/maxLength',
                                                    keyword: 'maxLength',
                                                    params: { limit: 200 },
                                                    message: 'must NOT have more than 200 characters',
                                                  },
                                                ]),
                                                !1
                                              );
                                            if (!Z.test(r))
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/navigation/' + i + '/href',
                                                    schemaPath: '#/properties/navigation/items/properties/href/pattern',
                                                    keyword: 'pattern',
                                                    params: { pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' },
                                                    message: 'must match pattern "^/([a-z0-9-]+(/[a-z0-9-]+)*)?$"',
                                                  },
                                                ]),
                                                !1
                                              );
                                          } else
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/navigation/' + i + '/href',
                                                  schemaPath: '#/properties/navigation/items/properties/href/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                  message: 'must be string',
                                                },
                                              ]),
                                              !1
                                            );
                                        var y = l === e;
                                      } else var y = !0;
                                      if (y) {
                                        if (s.label !== void 0) {
                                          let r = s.label,
                                            l = e;
                                          if (e === l)
                                            if (typeof r == 'string') {
                                              if (v(r) > 40)
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/navigation/' + i + '/label',
                                                      schemaPath:
                                                        '#/properties/navigation/items/properties/label/maxLength',
                                                      keyword: 'maxLength',
                                                      params: { limit: 40 },
                                                      message: 'must NOT have more than 40 characters',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                              if (v(r) < 1)
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/navigation/' + i + '/label',
                                                      schemaPath:
                                                        '#/properties/navigation/items/properties/label/minLength',
                                                      keyword: 'minLength',
                                                      params: { limit: 1 },
                                                      message: 'must NOT have fewer than 1 characters',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                            } else
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/navigation/' + i + '/label',
                                                    schemaPath: '#/properties/navigation/items/properties/label/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                    message: 'must be string',
                                                  },
                                                ]),
                                                !1
                                              );
                                          var y = l === e;
                                        } else var y = !0;
                                        if (y) {
                                          if (s.icon !== void 0) {
                                            let r = s.icon,
                                              l = e;
                                            if (typeof r != 'string')
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/navigation/' + i + '/icon',
                                                    schemaPath: '#/properties/navigation/items/properties/icon/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                    message: 'must be string',
                                                  },
                                                ]),
                                                !1
                                              );
                                            if (!(
                                              r === 'board' ||
                                              r === 'slots' ||
                                              r === 'box' ||
                                              r === 'shield' ||
                                              r === 'mail' ||
                                              r === 'people' ||
                                              r === 'chart' ||
                                              r === 'plug' ||
                                              r === 'app'
                                            ))
                                              return (
                                                (a.errors = [
                                                  {
                                                    instancePath: t + '/navigation/' + i + '/icon',
                                                    schemaPath: '#/properties/navigation/items/properties/icon/enum',
                                                    keyword: 'enum',
                                                    params: {
                                                      allowedValues: b.properties.navigation.items.properties.icon.enum,
                                                    },
                                                    message: 'must be equal to one of the allowed values',
                                                  },
                                                ]),
                                                !1
                                              );
                                            var y = l === e;
                                          } else var y = !0;
                                          if (y) {
                                            if (s.order !== void 0) {
                                              let r = s.order,
                                                l = e;
                                              if (!(typeof r == 'number' && !(r % 1) && !isNaN(r)))
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/navigation/' + i + '/order',
                                                      schemaPath: '#/properties/navigation/items/properties/order/type',
                                                      keyword: 'type',
                                                      params: { type: 'integer' },
                                                      message: 'must be integer',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                              var y = l === e;
                                            } else var y = !0;
                                            if (y)
                                              if (s.permission !== void 0) {
                                                let r = s.permission,
                                                  l = e;
                                                if (typeof r != 'string')
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/navigation/' + i + '/permission',
                                                        schemaPath:
                                                          '#/properties/navigation/items/properties/permission/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                        message: 'must be string',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                                if (!(
                                                  r === 'update_avatar' ||
                                                  r === 'view_invitations' ||
                                                  r === 'manage_invitations' ||
                                                  r === 'view_roles' ||
                                                  r === 'manage_roles' ||
                                                  r === 'manage_company' ||
                                                  r === 'view_companies' ||
                                                  r === 'view_audit' ||
                                                  r === 'use_assistant' ||
                                                  r === 'view_warehouses' ||
                                                  r === 'manage_warehouses' ||
                                                  r === 'view_inventory' ||
                                                  r === 'manage_inventory' ||
                                                  r === 'count_inventory' ||
                                                  r === 'view_slotting' ||
                                                  r === 'manage_slotting' ||
                                                  r === 'approve_slotting' ||
                                                  r === 'view_users' ||
                                                  r === 'manage_users' ||
                                                  r === 'view_remotes' ||
                                                  r === 'manage_remotes'
                                                ))
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/navigation/' + i + '/permission',
                                                        schemaPath:
                                                          '#/properties/navigation/items/properties/permission/enum',
                                                        keyword: 'enum',
                                                        params: {
                                                          allowedValues:
                                                            b.properties.navigation.items.properties.permission.enum,
                                                        },
                                                        message: 'must be equal to one of the allowed values',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                                var y = l === e;
                                              } else var y = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else
                                  return (
                                    (a.errors = [
                                      {
                                        instancePath: t + '/navigation/' + i,
                                        schemaPath: '#/properties/navigation/items/type',
                                        keyword: 'type',
                                        params: { type: 'object' },
                                        message: 'must be object',
                                      },
                                    ]),
                                    !1
                                  );
                              var L = f === e;
                              if (!L) break;
                            }
                          } else
                            return (
                              (a.errors = [
                                {
                                  instancePath: t + '/navigation',
                                  schemaPath: '#/properties/navigation/type',
                                  keyword: 'type',
                                  params: { type: 'array' },
                                  message: 'must be array',
                                },
                              ]),
                              !1
                            );
                        var p = m === e;
                      } else var p = !0;
                      if (p) {
                        if (o.slots !== void 0) {
                          let n = o.slots,
                            m = e;
                          if (e === m)
                            if (Array.isArray(n)) {
                              var A = !0;
                              let d = n.length;
                              for (let i = 0; i < d; i++) {
                                let s = n[i],
                                  f = e;
                                if (e === f)
                                  if (typeof s == 'string') {
                                    if (!F.test(s))
                                      return (
                                        (a.errors = [
                                          {
                                            instancePath: t + '/slots/' + i,
                                            schemaPath: '#/properties/slots/items/pattern',
                                            keyword: 'pattern',
                                            params: { pattern: '^[a-z][a-z-]*$' },
                                            message: 'must match pattern "^[a-z][a-z-]*$"',
                                          },
                                        ]),
                                        !1
                                      );
                                  } else
                                    return (
                                      (a.errors = [
                                        {
                                          instancePath: t + '/slots/' + i,
                                          schemaPath: '#/properties/slots/items/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ]),
                                      !1
                                    );
                                var A = f === e;
                                if (!A) break;
                              }
                            } else
                              return (
                                (a.errors = [
                                  {
                                    instancePath: t + '/slots',
                                    schemaPath: '#/properties/slots/type',
                                    keyword: 'type',
                                    params: { type: 'array' },
                                    message: 'must be array',
                                  },
                                ]),
                                !1
                              );
                          var p = m === e;
                        } else var p = !0;
                        if (p) {
                          if (o.events !== void 0) {
                            let n = o.events,
                              m = e;
                            if (e === m)
                              if (n && typeof n == 'object' && !Array.isArray(n)) {
                                let d;
                                if (
                                  (n.publishes === void 0 && (d = 'publishes')) ||
                                  (n.hears === void 0 && (d = 'hears'))
                                )
                                  return (
                                    (a.errors = [
                                      {
                                        instancePath: t + '/events',
                                        schemaPath: '#/properties/events/required',
                                        keyword: 'required',
                                        params: { missingProperty: d },
                                        message: "must have required property '" + d + "'",
                                      },
                                    ]),
                                    !1
                                  );
                                {
                                  let i = e;
                                  for (let s in n)
                                    if (!(s === 'publishes' || s === 'hears')) {
                                      return (
                                        (a.errors = [
                                          {
                                            instancePath: t + '/events',
                                            schemaPath: '#/properties/events/additionalProperties',
                                            keyword: 'additionalProperties',
                                            params: { additionalProperty: s },
                                            message: 'must NOT have additional properties',
                                          },
                                        ]),
                                        !1
                                      );
                                      break;
                                    }
                                  if (i === e) {
                                    if (n.publishes !== void 0) {
                                      let s = n.publishes,
                                        f = e;
                                      if (e === f)
                                        if (Array.isArray(s)) {
                                          var $ = !0;
                                          let D = s.length;
                                          for (let u = 0; u < D; u++) {
                                            let h = s[u],
                                              r = e;
                                            if (e === r)
                                              if (typeof h == 'string') {
                                                if (v(h) > 80)
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/events/publishes/' + u,
                                                        schemaPath:
                                                          '#/properties/events/properties/publishes/items/maxLength',
                                                        keyword: 'maxLength',
                                                        params: { limit: 80 },
                                                        message: 'must NOT have more than 80 characters',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                                if (!E.test(h))
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/events/publishes/' + u,
                                                        schemaPath:
                                                          '#/properties/events/properties/publishes/items/pattern',
                                                        keyword: 'pattern',
                                                        params: { pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$' },
                                                        message: 'must match pattern "^[a-z][a-z-]*:[a-zA-Z-]+$"',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                              } else
                                                return (
                                                  (a.errors = [
                                                    {
                                                      instancePath: t + '/events/publishes/' + u,
                                                      schemaPath: '#/properties/events/properties/publishes/items/type',
                                                      keyword: 'type',
                                                      params: { type: 'string' },
                                                      message: 'must be string',
                                                    },
                                                  ]),
                                                  !1
                                                );
                                            var $ = r === e;
                                            if (!$) break;
                                          }
                                        } else
                                          return (
                                            (a.errors = [
                                              {
                                                instancePath: t + '/events/publishes',
                                                schemaPath: '#/properties/events/properties/publishes/type',
                                                keyword: 'type',
                                                params: { type: 'array' },
                                                message: 'must be array',
                                              },
                                            ]),
                                            !1
                                          );
                                      var k = f === e;
                                    } else var k = !0;
                                    if (k)
                                      if (n.hears !== void 0) {
                                        let s = n.hears,
                                          f = e;
                                        if (e === f)
                                          if (Array.isArray(s)) {
                                            var q = !0;
                                            let u = s.length;
                                            for (let h = 0; h < u; h++) {
                                              let r = s[h],
                                                l = e;
                                              if (e === l)
                                                if (typeof r == 'string') {
                                                  if (v(r) > 80)
                                                    return (
                                                      (a.errors = [
                                                        {
                                                          instancePath: t + '/events/hears/' + h,
                                                          schemaPath:
                                                            '#/properties/events/properties/hears/items/maxLength',
                                                          keyword: 'maxLength',
                                                          params: { limit: 80 },
                                                          message: 'must NOT have more than 80 characters',
                                                        },
                                                      ]),
                                                      !1
                                                    );
                                                  if (!E.test(r))
                                                    return (
                                                      (a.errors = [
                                                        {
                                                          instancePath: t + '/events/hears/' + h,
                                                          schemaPath:
                                                            '#/properties/events/properties/hears/items/pattern',
                                                          keyword: 'pattern',
                                                          params: { pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$' },
                                                          message: 'must match pattern "^[a-z][a-z-]*:[a-zA-Z-]+$"',
                                                        },
                                                      ]),
                                                      !1
                                                    );
                                                } else
                                                  return (
                                                    (a.errors = [
                                                      {
                                                        instancePath: t + '/events/hears/' + h,
                                                        schemaPath: '#/properties/events/properties/hears/items/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                        message: 'must be string',
                                                      },
                                                    ]),
                                                    !1
                                                  );
                                              var q = l === e;
                                              if (!q) break;
                                            }
                                          } else
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/events/hears',
                                                  schemaPath: '#/properties/events/properties/hears/type',
                                                  keyword: 'type',
                                                  params: { type: 'array' },
                                                  message: 'must be array',
                                                },
                                              ]),
                                              !1
                                            );
                                        var k = f === e;
                                      } else var k = !0;
                                  }
                                }
                              } else
                                return (
                                  (a.errors = [
                                    {
                                      instancePath: t + '/events',
                                      schemaPath: '#/properties/events/type',
                                      keyword: 'type',
                                      params: { type: 'object' },
                                      message: 'must be object',
                                    },
                                  ]),
                                  !1
                                );
                            var p = m === e;
                          } else var p = !0;
                          if (p) {
                            if (o.permissions !== void 0) {
                              let n = o.permissions,
                                m = e;
                              if (e === m)
                                if (Array.isArray(n)) {
                                  var O = !0;
                                  let d = n.length;
                                  for (let i = 0; i < d; i++) {
                                    let s = n[i],
                                      f = e;
                                    if (typeof s != 'string')
                                      return (
                                        (a.errors = [
                                          {
                                            instancePath: t + '/permissions/' + i,
                                            schemaPath: '#/properties/permissions/items/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          },
                                        ]),
                                        !1
                                      );
                                    if (!(
                                      s === 'update_avatar' ||
                                      s === 'view_invitations' ||
                                      s === 'manage_invitations' ||
                                      s === 'view_roles' ||
                                      s === 'manage_roles' ||
                                      s === 'manage_company' ||
                                      s === 'view_companies' ||
                                      s === 'view_audit' ||
                                      s === 'use_assistant' ||
                                      s === 'view_warehouses' ||
                                      s === 'manage_warehouses' ||
                                      s === 'view_inventory' ||
                                      s === 'manage_inventory' ||
                                      s === 'count_inventory' ||
                                      s === 'view_slotting' ||
                                      s === 'manage_slotting' ||
                                      s === 'approve_slotting' ||
                                      s === 'view_users' ||
                                      s === 'manage_users' ||
                                      s === 'view_remotes' ||
                                      s === 'manage_remotes'
                                    ))
                                      return (
                                        (a.errors = [
                                          {
                                            instancePath: t + '/permissions/' + i,
                                            schemaPath: '#/properties/permissions/items/enum',
                                            keyword: 'enum',
                                            params: { allowedValues: b.properties.permissions.items.enum },
                                            message: 'must be equal to one of the allowed values',
                                          },
                                        ]),
                                        !1
                                      );
                                    var O = f === e;
                                    if (!O) break;
                                  }
                                } else
                                  return (
                                    (a.errors = [
                                      {
                                        instancePath: t + '/permissions',
                                        schemaPath: '#/properties/permissions/type',
                                        keyword: 'type',
                                        params: { type: 'array' },
                                        message: 'must be array',
                                      },
                                    ]),
                                    !1
                                  );
                              var p = m === e;
                            } else var p = !0;
                            if (p)
                              if (o.scopes !== void 0) {
                                let n = o.scopes,
                                  m = e;
                                if (e === m)
                                  if (Array.isArray(n)) {
                                    var j = !0;
                                    let d = n.length;
                                    for (let i = 0; i < d; i++) {
                                      let s = n[i],
                                        f = e;
                                      if (e === f)
                                        if (typeof s == 'string') {
                                          if (!G.test(s))
                                            return (
                                              (a.errors = [
                                                {
                                                  instancePath: t + '/scopes/' + i,
                                                  schemaPath: '#/properties/scopes/items/pattern',
                                                  keyword: 'pattern',
                                                  params: { pattern: '^[a-z]+:[a-z_]+$' },
                                                  message: 'must match pattern "^[a-z]+:[a-z_]+$"',
                                                },
                                              ]),
                                              !1
                                            );
                                        } else
                                          return (
                                            (a.errors = [
                                              {
                                                instancePath: t + '/scopes/' + i,
                                                schemaPath: '#/properties/scopes/items/type',
                                                keyword: 'type',
                                                params: { type: 'string' },
                                                message: 'must be string',
                                              },
                                            ]),
                                            !1
                                          );
                                      var j = f === e;
                                      if (!j) break;
                                    }
                                  } else
                                    return (
                                      (a.errors = [
                                        {
                                          instancePath: t + '/scopes',
                                          schemaPath: '#/properties/scopes/type',
                                          keyword: 'type',
                                          params: { type: 'array' },
                                          message: 'must be array',
                                        },
                                      ]),
                                      !1
                                    );
                                var p = m === e;
                              } else var p = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return (
        (a.errors = [
          {
            instancePath: t,
            schemaPath: '#/type',
            keyword: 'type',
            params: { type: 'object' },
            message: 'must be object',
          },
        ]),
        !1
      );
  return ((a.errors = R), e === 0);
}
export { Q as default, K as validate };
