/** The oak, in the colours of the theme. */
export function Oak() {
  return (
    <svg aria-hidden="true" className="brand__mark brand__oak" viewBox="0 0 24 24">
      <path d="M11.2 1C8.3 1 6.6 2.9 6.6 5c0 .6.1 1.1.3 1.6C4.3 6.7 2.6 8.3 2.6 10.5c0 2.1 1.6 3.6 3.9 3.7-.2.4-.3.9-.3 1.3 0 2.3 2.2 3.5 5 5Z" />
      <path
        className="brand__leaf"
        d="M12.8 1c2.9 0 4.6 1.9 4.6 4 0 .6-.1 1.1-.3 1.6 2.6.1 4.3 1.7 4.3 3.9 0 2.1-1.6 3.6-3.9 3.7.2.4.3.9.3 1.3 0 2.3-2.2 3.5-5 5Z"
      />
      <path d="M11.2 20.1h1.6v2.3a.8.8 0 0 1-1.6 0Z" />
    </svg>
  )
}
