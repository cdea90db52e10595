/** What a developer may have set for `npm start`; no test may touch a real database or mail server. */
const notForTests =
  /^(DATABASE_URL|DATA_DIR|SITE_URL|ADMIN_URL|PORT|ADMIN_PORT|HOST|PAYLOAD_SECRET|ADMIN_EMAIL|ADMIN_PASSWORD|SMTP_URL|MAIL_.*|JOBS|S3_.*|NODE_ENV)$/

/** The environment of this process without what would lead tests to something real. */
export function testEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !notForTests.test(name)))
}
