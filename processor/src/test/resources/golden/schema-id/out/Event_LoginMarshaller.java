    // as beginning in names

    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as in family-root: FIELDS
    // as in bean: Event_LoginMarshaller
    // as in empty: writeMessage, readMessage, sizeOf
    // as writeFields in family, with user for name
    // as readFields in family, with user for name
    // as sizeOfFields in family-root, with 0 for 8
    // as in empty: copy, copyInto
    // as copyFields in family, with user for name
}
