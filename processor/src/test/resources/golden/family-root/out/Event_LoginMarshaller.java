    // as beginning in ancestors, but:
 * Writes and reads {@link Event.Login}, 9 bytes or more each. Stateless and thread-safe.

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS_BEFORE in evolvable, but:
            time int64

    // as FIELDS in bound, but:
            user text?

    // as static in ancestors, but:
        TypeSchema.requireInherited(INSTANCE.schema(), EventMarshaller.INSTANCE.schema());

    // as in ancestors: Event_LoginMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        Text.write(login.user, out);

    /** As in empty. */
    public static Event.Login readFields(Event.Login current, Input in, int depth) {
        Event.Login login = current != null && current.getClass() == Event.Login.class ? current : new Event.Login();
        readBlock(login, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String user = Text.read(login.user, in);
        if (user != login.user) {
            login.user = user;
        }
        return login;
    }

    // as sizeOfFields in builder, but:
        size += Text.sizeOf(login.user);

    // as in empty: copy, copyInto

    // as copyFields in copy, but:
        login.time = from.time;
        if (login.user != from.user) {
            login.user = from.user;
        }

    // as writeBlock in builder, but:
        RawMemory.putLong(base, offset, login.time);

    // as readBlock1 in custom, but:
    private static void readBlock(Event.Login login, Input in) {
        login.time = RawMemory.getLong(base, offset);
}
