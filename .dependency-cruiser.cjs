// Who may import whom (docs/architecture.md: app → routes → features → (popups, forms) → ui → lib;
// routes and features → api → generated). Layers are folders, so a new feature is under the rules at once.

/** folder → folders of src/ that it may import besides itself */
const allowed = {
  generated: [],
  lib: [],
  api: ['generated', 'lib'],
  ui: ['lib'],
  /** the service worker and its part in pages, bundles of their own */
  offline: ['generated', 'lib'],
  /** the router's links, for everything above the design system */
  links: ['ui', 'lib', 'api'],
  /** places on a map, for lists of features */
  maps: ['ui', 'lib'],
  /** fields with suggestions ask operations of the contract */
  forms: ['ui', 'lib', 'api', 'generated'],
  popups: ['links', 'ui', 'lib', 'api', 'forms'],
  features: ['popups', 'forms', 'maps', 'links', 'ui', 'lib', 'api', 'generated'],
  routes: ['features', 'popups', 'forms', 'maps', 'links', 'ui', 'lib', 'api', 'generated'],
  app: ['routes', 'features', 'popups', 'forms', 'links', 'ui', 'lib', 'api', 'generated'],
  gateway: ['generated', 'lib', 'api'],
  server: ['gateway', 'app', 'lib', 'api', 'generated'],
  /** the panel of the development server and of the browser-only build */
  dev: ['ui', 'lib'],
  /** the entry of the browser-only build, which does the server's part itself */
  browser: ['dev', 'gateway', 'app', 'ui', 'lib', 'generated', 'server'],
}

const layerRules = Object.entries(allowed).map(([folder, targets]) => ({
  name: `src-${folder}`,
  comment: `src/${folder} may import only: ${targets.join(', ') || 'nothing else of src'}`,
  severity: 'error',
  // Tests and what serves them (src/testing) put whole pages together.
  from: { path: `^src/${folder}/`, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...targets].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'features-apart',
      comment: 'A feature never imports another feature; a route composes them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'routes-apart',
      comment:
        'A route page never imports another route page; only the catalogue root is a section page once it has filters.',
      severity: 'error',
      from: { path: '^src/routes/[a-z-]+[.]tsx$', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^src/routes/[a-z-]+[.]tsx$',
        pathNot: '^src/routes/(built-page|content-list|generic-page|product-strip|section)[.]tsx$',
      },
    },
    {
      name: 'browser-build-knows-no-server',
      comment: 'What it takes over from the server is pure: addresses, no Node.',
      severity: 'error',
      from: { path: '^src/browser/' },
      to: { path: '^src/server/', pathNot: '^src/server/document-path[.]ts$' },
    },
    {
      name: 'browsers-know-no-node',
      severity: 'error',
      from: { path: '^(src/browser|mocks/browser)/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'mocks-know-no-shop',
      comment: 'The sandbox keeps its own rules, or both can be wrong together.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^src/', pathNot: '^src/(generated|lib)/|^src/api/operation[.]ts$' },
    },
    {
      name: 'drawings-stand-alone',
      comment: 'The drawing engine draws what it is told and knows neither the sandbox nor Node.',
      severity: 'error',
      from: { path: '^mocks/drawings/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^mocks/(drawings/|random[.]ts$)' },
    },
    {
      name: 'contract-tools-know-no-sandbox',
      comment:
        'What judges a backend shares no code with the sandbox, or both can be wrong together: not over other files either.',
      severity: 'error',
      from: {
        path: '^tools/contract/(check|diff|docs|generate|har|lint|model|rules)/',
        pathNot: '[.]test[.]ts$|/testing/',
      },
      to: { path: '^mocks/', reachable: true },
    },
    {
      name: 'shop-knows-no-mocks',
      comment: 'Only the server and the browser-only build embed the sandbox, and tests run on it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server|browser|dev)/|[.]test[.]tsx?$|^src/testing/' },
      to: { path: '^mocks/' },
    },
    {
      name: 'panel-knows-no-sandbox',
      comment:
        'The panel judges answers by the contract and names faults; what the sandbox does it asks for by HTTP.',
      severity: 'error',
      from: { path: '^src/dev/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^mocks/', pathNot: '^mocks/sandbox/(contract|faults)[.]ts$' },
    },
    {
      name: 'no-test-code-in-the-shop',
      severity: 'error',
      from: { path: '^(src|mocks|scripts|tools)/', pathNot: '[.]test[.]tsx?$|^src/testing/' },
      to: { path: '[.]test[.]tsx?$|^src/testing/|^tests/|^e2e/' },
    },
    {
      name: 'shop-and-mocks-know-no-tools',
      comment: 'What runs in production needs neither the build nor the tools of the contract.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/dev/|[.]test[.]tsx?$|^src/testing/|/testing/' },
      to: { path: '^(scripts|tools)/' },
    },
    {
      name: 'panel-judges-by-drift',
      comment: "The panel shares the contract's model and what finds breaches in answers; no other tool.",
      severity: 'error',
      from: { path: '^src/dev/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(scripts|tools)/', pathNot: '^tools/contract/(drift/|model/openapi-dialect[.]ts$)' },
    },
    {
      name: 'drift-runs-in-browsers',
      comment:
        'Answers are judged in the page too: no Node, and of the sandbox only its validator (docs/decisions/070).',
      severity: 'error',
      from: { path: '^tools/contract/drift/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(mocks|scripts|src|tools)/',
        pathNot: '^tools/contract/(drift|model|rules)/|^mocks/sandbox/schema-checker[.]ts$',
      },
    },
    {
      name: 'drift-reaches-no-node',
      severity: 'error',
      from: { path: '^tools/contract/drift/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(node:)?(child_process|crypto|fs|http|net|os|path|stream|url|worker_threads)(/|$)',
        reachable: true,
      },
    },
    {
      name: 'e2e-only-seed',
      comment:
        'Browser tests know the seed, the pages, their drivers and journeys, nothing else of the code.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(src|mocks|scripts|tools|examples)/',
        pathNot:
          '^mocks/sandbox/seed/named[.]ts$|^tools/testing/(webdriver/|(shop-pages|first-sale|first-sale-list)[.]ts$)|^examples/second-backend/server[.]ts$',
      },
    },
    {
      name: 'examples-stand-alone',
      comment: 'The second backend is a second opinion: Node and the contract, none of our code.',
      severity: 'error',
      from: { path: '^examples/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { pathNot: '^examples/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'nobody-needs-examples',
      comment: 'Only its command and tests start the second backend.',
      severity: 'error',
      from: { path: '^(src|mocks|tools)/', pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: '^examples/' },
    },
    {
      name: 'contract-json-stays-on-servers',
      comment: 'The whole contract weighs more than the shop.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server|browser|gateway|generated|testing)/|[.]test[.]tsx?$' },
      to: { path: '^src/generated/(contract[.]json|operation-list[.]ts)$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tools/contract/generators/|[.]module[.]css$|[.]css$|[.]svg|[.]woff2' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module-sync', 'node', 'default', 'types'],
    },
  },
}
