import type { SampleApplicationEmail } from '../types.ts'

export const applicationEmails: SampleApplicationEmail[] = [
  {
    status: 'screening',
    subject: 'We are reading your application for {vacancy}',
    text: `Dear {name},

Thank you for your application for {vacancy}. Natalia is reading it with the team you would join. You will hear from us within five working days, whatever we decide.

If anything changes for you in the meantime, reply to this email.`,
  },
  {
    status: 'interview',
    subject: 'Shall we talk? Your application for {vacancy}',
    text: `Dear {name},

We would like to meet you. A first conversation takes about 45 minutes, by video or in our office, with Natalia and somebody from the team.

Which two or three times suit you in the coming week? Reply to this email and we will send an invitation.`,
  },
  {
    status: 'offer',
    subject: 'Our offer: {vacancy} at {company}',
    text: `Dear {name},

We would be glad to have you with us as {vacancy}. Our written offer follows in a separate message today. Take the time you need to read it, and ask whatever is unclear.

Reply to this email or call us whenever you like.`,
  },
  {
    status: 'hired',
    subject: 'Welcome to {company}',
    text: `Dear {name},

Welcome. We are looking forward to your first day. A week before it you will hear from the colleague who will show you around, with everything you need to know.`,
  },
  {
    status: 'rejected',
    subject: 'Your application for {vacancy}',
    text: `Dear {name},

Thank you for the time you took to apply for {vacancy}. We have decided to go on with others, whose experience is closer to what this position needs now.

If you would like to know more about the reasons, reply to this email and we will tell you.`,
  },
]
