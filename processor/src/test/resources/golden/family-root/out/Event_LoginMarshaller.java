    // as beginning in builder, but:


    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS_BEFORE in evolvable, but:
            time int64

    // as FIELDS in bound, but:
            user text?

    // as in ancestors: SCHEMA

    // as static in ancestors, but:
        TypeSchema.requireInherited(SCHEMA, EventMarshaller.INSTANCE.schema());

    // as in empty: Event_LoginMarshaller, write, read, readInto, sizeOf, schema, type, write, read, readInto

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

    // as copyFields in externalizable, but:
        Event.Login login = current != null && current != from
                && current.getClass() == Event.Login.class ? current : new Event.Login();
        login.user = from.user;

    // as in bound: writeBlock
    // as in family-root: storeBlock
    // as in bound: readBlock
    // as in family-root: loadBlock
}
