// The page's JavaScript keeps limits as the Python does; names that do not exist and types are TypeScript's business.
import js from "./.tools/javascript/node_modules/@eslint/js/src/index.js";

const LIMITS = {
  complexity: ["error", { max: 12, variant: "modified" }],
  "max-depth": ["error", 4],
  "max-len": ["error", { code: 120, ignoreUrls: true }],
  "max-lines": ["error", 400],
  "max-lines-per-function": ["error", { max: 45, skipBlankLines: true, skipComments: true }],
  "max-params": ["error", 6],
};

const HABITS = {
  eqeqeq: "error",
  "no-console": ["error", { allow: ["warn", "error"] }],
  "no-else-return": "error",
  "no-param-reassign": "error",
  "no-shadow": "error",
  "no-undef": "off",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
};

/** What tests use of a browser or of Node; they are not read by TypeScript. */
const GIVEN =
  "Blob CSS PointerEvent Response TextDecoder TextEncoder URLSearchParams addEventListener console crypto document " +
  "fetch location performance setImmediate setTimeout window";

export default [
  { ignores: ["src/samedi/web/vendor/**"] },
  {
    files: ["**/*.js", "**/*.mjs"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { ...js.configs.recommended.rules, ...HABITS, ...LIMITS },
  },
  {
    files: ["tests/**/*.js"],
    languageOptions: { globals: Object.fromEntries(GIVEN.split(" ").map((name) => [name, "readonly"])) },
    rules: { "no-undef": "error" },
  },
];
