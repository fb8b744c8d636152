import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  readonly label: ReactNode;
  readonly look?: 'field' | 'field inline';
  readonly children: ReactNode;
}

/** Something to fill in, with its label. */
export const Field = ({ label, look = 'field', children }: FieldProps) => (
  <label className={look}>
    <span>{label}</span>
    {children}
  </label>
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** A line of text to fill in. */
export const TextField = ({ label, onChange, ...rest }: TextFieldProps) => (
  <Field label={label}>
    <input type="text" onChange={({ target }) => onChange(target.value)} {...rest} />
  </Field>
);

/** The values of a list, each with its name. */
export type Choices = readonly (readonly [value: string | number, name: string])[];

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly choices: Choices;
  readonly onChoose: (value: string) => void;
}

/** One choice out of a list. */
export const Select = ({ choices, onChoose, ...rest }: SelectProps) => (
  <select onChange={({ target }) => onChoose(target.value)} {...rest}>
    {choices.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
