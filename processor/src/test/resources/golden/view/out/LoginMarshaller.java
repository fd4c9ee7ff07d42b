    // as beginning in key

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in family-root, but:
            before family com.acme.Event?

    // as in bean: LoginMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in family, but:
        Text.write(login.user(), out);
        EventMarshaller.writeFields(login.before(), out, depth + 1);

    // as readFields in family, but:
        Checks.depth(depth, in);
        String user = Text.read(null, in);
        Event before = EventMarshaller.readFields(null, in, depth + 1);
        Login login = new Login(user, before);

    // as sizeOfFields in family, but:
        size += Text.sizeOf(login.user());
        size += EventMarshaller.sizeOfFields(login.before(), depth + 1);

    // as in empty: copy

    // as copyFields in names, but:
        Event before = EventMarshaller.copyFields(from.before(), null, depth + 1);
        if (before == from.before()) {
        Login login = new Login(from.user(), before);
}
