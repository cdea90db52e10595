import { attachmentsRule, cvRule } from '@vitrina/content/documents/document-kinds.ts'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/fields/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '~/ui/form/fields/choice-group.tsx'
import { Select } from '~/ui/form/fields/select.tsx'
import { Textarea, TextInput } from '~/ui/form/fields/text-input.tsx'
import { FileInput } from '~/ui/form/files/file-input.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { ErrorSummary } from '~/ui/form/form-problems.tsx'
import { Section } from '~/ui/page/section.tsx'
import { choices, long } from './samples.tsx'

const many = Array.from({ length: 20 }, (_, index) => ({
  value: String(index),
  label: index % 5 === 4 ? long.title : `Choice ${index + 1}`,
}))

/** Form controls. Their attributes show the state: disabled, invalid, filled in or empty. */
export function Forms() {
  return (
    <Section eyebrow="form/" title="Fields" layout="split">
      <form className="dev-stack">
        <ErrorSummary
          errors={[
            { id: 'email', message: 'Enter your e-mail address' },
            { id: 'budget', message: 'Choose a budget' },
          ]}
        />
        <TextInput id="name" name="name" label="Your name" autoComplete="name" />
        <TextInput
          id="email"
          name="email"
          type="email"
          label="E-mail"
          hint="We answer to this address."
          error="Enter your e-mail address, like ana@company.example"
        />
        <TextInput id="company" name="company" label="Company" optional width="half" />
        <TextInput id="long" name="long" label={long.text} hint={long.text} error={long.text} />
        <Select
          id="timeline"
          name="timeline"
          label="When would you like to start?"
          placeholder="Choose one"
          options={choices}
          width="half"
        />
        <Select
          id="region"
          name="region"
          label="Twenty choices"
          options={many}
          error="Choose one"
          width="half"
        />
        <Select id="fixed" name="fixed" label="Cannot be chosen" options={choices} disabled />
        <Textarea
          id="message"
          name="message"
          label="What are you planning?"
          hint="A few sentences."
        />
        <RadioGroup
          id="budget"
          name="budget"
          legend="Budget"
          options={choices}
          defaultValue="b"
          error="Choose a budget"
        />
        <CheckboxGroup
          id="services"
          name="services"
          legend="What do you need?"
          hint="As many as apply."
          options={choices}
          defaultValue={['a']}
          inline
        />
        <FileInput
          id="cv"
          name="cv"
          rule={cvRule}
          label="Your CV"
          hint="PDF, DOCX or ODT, up to 10 MB"
        />
        <TextInput
          id="off"
          name="off"
          label="Cannot be changed"
          disabled
          value="EUR"
          width="short"
        />
        <Textarea
          id="reason"
          name="reason"
          label="Why?"
          error="Say why, in a sentence"
          defaultValue={long.text}
        />
        <FileInput
          id="attachments"
          name="attachments"
          rule={attachmentsRule}
          label="Attachments"
          error="“brief.pdf” is larger than 10 MB. Choose a smaller file."
        />
        <CheckboxGroup
          id="none"
          name="none"
          legend={long.title}
          options={[{ value: 'a', label: long.text, hint: long.text }]}
          error="Choose at least one"
        />
        <Checkbox id="plain" name="plain" label="Optional, and not chosen" />
        <Checkbox id="blocked" name="blocked" label="Cannot be chosen" disabled />
        <Checkbox
          id="consent"
          name="consent"
          label="I agree that my details are kept for answering me."
          hint="You can take this back at any time."
          error="Please agree, or call us instead"
        />
        <Button type="submit" size="large">
          Send
        </Button>
        <Button type="submit" size="large" busy>
          Sending
        </Button>
        <FormMessage tone="success" title="Received">
          <p>Your reference is ST-4821.</p>
        </FormMessage>
        <FormMessage tone="error" title="It could not be sent">
          <p>Nothing is lost. Please try again.</p>
        </FormMessage>
        <FormMessage tone="note" title="This vacancy is closed" />
        <FormMessage tone="error" title={long.title}>
          <p>
            {long.text} {long.word}
          </p>
        </FormMessage>
      </form>
    </Section>
  )
}
