    // as beginning in ancestors, but:
 * Writes and reads {@link Event.Login}, 9 bytes or more each. Stateless and thread-safe.

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS_BEFORE in evolvable, but:
            time int64

    // as FIELDS in family, with user for name
    // as static in ancestors, with EventMarshaller for BondMarshaller
    // as in ancestors: Event_LoginMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        Text.write(login.user, out);

    // as readFields in booleans, but:
        // References are stored only if they changed: each store would cost the garbage collector time.
        String user = Text.read(login.user, in);
        // stored if another: login.user = user

    // as sizeOfFields in family, with 8 for 0, user for name
    // as in empty: copy, copyInto

    // as copyFields in copy, but:
        login.time = from.time;
        // copied if another: login.user = from.user

    // as writeBlock1 in custom, with writeBlock for writeBlock1, time for id
    // as readBlock1 in custom, with readBlock for readBlock1, time for id
}
