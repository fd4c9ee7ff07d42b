    // as beginning in names

    // as in mix-in: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in bound, but:
            user text?

    // as in bean: Event_LoginMarshaller
    // as in empty: writeMessage, readMessage, sizeOf
    // as writeFields in mix-in, with Text for StopBits, write for writeInt, user for x

    // as readFields in names, but:
        Event.Login login = current != null ? current : new Event.Login();
        String user = Text.read(login.user, in);
        if (user != login.user) {
            login.user = user;

    // as sizeOfFields in mix-in, with Text for StopBits, sizeOf for sizeOfInt, user for x
    // as in empty: copy, copyInto

    // as copyFields in bound, but:
        // copied if another: login.user = from.user
        // without line.id = from.id;
}
