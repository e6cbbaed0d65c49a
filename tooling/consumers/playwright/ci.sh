# #region shell
set -eu
npm ci
npm test
npx playwright install --with-deps chromium
npx playwright test
# #endregion shell
