    // as beginning in bound, but:
final class Event_LogoutMarshaller extends BytesMarshaller<Event.Logout> {

    // as in bound: MIN_SIZE, MAX_SIZE
    // as in family-root: FIELDS
    // as in bean: Event_LogoutMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as in booleans: writeFields
    // as readFields in family, with long for double, time for value_, getLong for getDouble
    // as in bound: sizeOfFields
    // as in empty: copy
    // as in evolvable: copyFields
    // as in family: writeNullable, readNullable
    // as writeBlock1 in custom, with writeBlock for writeBlock1
}
