// The editor of a clause text. The fields of the contract stand in it as chips in the reader's language; the text itself
// has them as `{{path}}`, so that what is copied, undone and sent is the stored text.
import { Input } from '@mantine/core';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type ClauseView, createClauseView } from './clause-view.ts';
import classes from './contract-drafts.module.css';
import { usePlaceholderWords } from './placeholder-words.ts';

export interface ClauseEditorHandle {
  /** Puts the field where the cursor is. */
  insert: (placeholder: string) => void;
}

interface ClauseEditorProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  description: string;
  error?: string | undefined;
  ref: Ref<ClauseEditorHandle>;
}

export default function ClauseEditor({ value, onChange, label, description, error, ref }: ClauseEditorProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<ClauseView>(undefined);
  const { label: wordOf } = usePlaceholderWords();
  // The editor lives longer than one rendering: it reads the present functions from here.
  const present = useRef({ onChange, wordOf });
  present.current = { onChange, wordOf };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; later values reach it below
  useEffect(() => {
    if (!box.current) return;
    const made = createClauseView(box.current, {
      text: value,
      wordOf: (path) => present.current.wordOf(path),
      onChange: (text) => present.current.onChange(text),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-description`,
      },
    });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => view.current?.setText(value), [value]);
  useEffect(() => view.current?.setInvalid(error === undefined ? undefined : `${id}-error`), [error, id]);
  useImperativeHandle(ref, () => ({ insert: (placeholder) => view.current?.insert(`{{${placeholder}}}`) }), []);
  return (
    <Input.Wrapper
      required
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div ref={box} className={classes.editor} data-error={error !== undefined || undefined} />
    </Input.Wrapper>
  );
}
