    // as beginning in empty, but:
final class LogoutMarshaller implements ChronicleMarshaller<Logout> {

    // as in empty: MIN_SIZE, MAX_SIZE, SCHEMA, static, LogoutMarshaller, write, read, sizeOf, schema, type
    // as in empty: write, read, writeFields

    // as readFields in empty, but:
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
        Logout logout = new Logout();

    // as in empty: sizeOfFields, copy
    // as in evolvable: copyFields
    // as in empty: writeNullable, readNullable
}
