    // as beginning in empty, but:
final class LogoutMarshaller extends BytesMarshaller<Logout> {

    // as in empty: MIN_SIZE, MAX_SIZE, LogoutMarshaller, writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf, writeFields

    /** As in bound. */
    public static Logout readFields(Logout current, Input in, int depth) {
        Logout logout = new Logout();
        return logout;
    }

    // as in empty: sizeOfFields, copy
    // as in evolvable: copyFields
}
