/** Variables set for `npm start`; tests must not use a real database or SMTP server. */
const notForTests =
  /^(DATABASE_URL|DATA_DIR|SITE_URL|ADMIN_URL|PORT|ADMIN_PORT|HOST|PAYLOAD_SECRET|ADMIN_EMAIL|ADMIN_PASSWORD|SMTP_URL|MAIL_.*|JOBS|S3_.*|NODE_ENV)$/

/** The environment of this process without variables that reference real services. */
export function testEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !notForTests.test(name)))
}
