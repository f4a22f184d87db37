// transcript.tsx: lines of text that grow at the end, and the input below them.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './button';

interface TranscriptProps {
  class: string;
  label: string;
  end: readonly unknown[]; // scrolls to the end when one of these changes
  children: ComponentChildren;
}
export function Transcript({ class: name, label, end, children }: TranscriptProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), end);
  return (
    <div class={name} ref={list} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

interface LineInputProps {
  id: string;
  label: string; // for screen readers
  button: string;
  onEnter(input: HTMLInputElement): void;
  onKeyDown?: (event: KeyboardEvent) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  maxLength?: number;
  typed?: Signal<string>; // what is in it, kept while it is not on screen
  code?: boolean; // not a sentence: no capitals, no spell checking
}
export function LineInput(props: LineInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const submit = (event: Event) => {
    event.preventDefault();
    props.onEnter(input.current!);
  };
  return (
    <form class="play-type-form" onSubmit={submit}>
      <label class="visually-hidden" for={props.id}>
        {props.label}
      </label>
      <input
        id={props.id}
        ref={input}
        class="input"
        maxLength={props.maxLength}
        value={props.typed?.value}
        onInput={({ currentTarget: { value } }) => props.typed && (props.typed.value = value)}
        autocomplete="off"
        autocapitalize={props.code ? 'off' : undefined}
        spellcheck={props.code ? false : undefined}
        enterkeyhint="send"
        onKeyDown={props.onKeyDown}
      />
      <Button submit kind="main">
        {props.button}
      </Button>
    </form>
  );
}
